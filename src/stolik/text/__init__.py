def say(key,args): return f"{key} {args}"
