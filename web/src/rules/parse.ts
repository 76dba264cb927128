/** The rules as they are written in en.md, pl.md and fr.md: chapters with an id, rules with a number. */

export interface Rule {
  number: string; // R4, C10
  title: string;
  paragraphs: string[];
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: string[]; // before its first rule
  rules: Rule[];
}

export interface Rules {
  title: string;
  paragraphs: string[];
  chapters: Chapter[];
}

/** `# title`, `## id title`, `### number title`; every other line that is not empty is a paragraph. */
export function parseRules(source: string): Rules {
  const rules: Rules = { title: "", paragraphs: [], chapters: [] };
  let into: string[] = rules.paragraphs;
  for (const line of source.split("\n").map((text) => text.trim())) {
    const [, marks = "", rest = ""] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
    const [, word = "", title = ""] = /^(\S+) (.*)$/.exec(rest) ?? [];
    if (marks === "#") rules.title = rest;
    else if (marks === "##") {
      const chapter: Chapter = { id: word, title, paragraphs: [], rules: [] };
      rules.chapters.push(chapter);
      into = chapter.paragraphs;
    } else if (marks === "###") {
      const rule: Rule = { number: word, title, paragraphs: [] };
      rules.chapters.at(-1)?.rules.push(rule);
      into = rule.paragraphs;
    } else if (line) into.push(line);
  }
  return rules;
}

/** A paragraph in pieces: plain text, and numbers of rules that become links. */
export function pieces(paragraph: string): { text: string; rule: boolean }[] {
  const parts = paragraph.split(/\b([RC]\d{1,2})\b/);
  return parts.map((text, i) => ({ text, rule: i % 2 === 1 })).filter(({ text }) => text);
}
