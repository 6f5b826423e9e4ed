/** A reader of llms.txt that accepts and refuses what the proposal's reference parser does. */

export interface LlmsTxt {
  readonly title: string;
  readonly summary: string;
  /** Everything between the summary and the first section. */
  readonly details: string;
  readonly sections: ReadonlyMap<string, readonly LlmsLink[]>;
}

export interface LlmsLink {
  readonly title: string;
  readonly url: string;
  /** Empty where nothing follows the link. */
  readonly notes: string;
}

/** Throws where the reference parser fails: no title, no summary, or a line of a section that is not a link. */
export function parseLlmsTxt(text: string): LlmsTxt {
  const [head = '', ...rest] = text.split(/^##[^\S\n]*(.*)$/m);
  const parts = /^#[^\S\n]*(.+)\n+>[^\S\n]*(.+)\n\n+([\s\S]*)$/.exec(head.trim());
  if (parts === null) throw new Error('There is no title, or no summary with an empty line behind it.');
  const [, title = '', summary = '', details = ''] = parts;
  const names = rest.filter((_, index) => index % 2 === 0);
  const bodies = rest.filter((_, index) => index % 2 === 1);
  return {
    title,
    summary,
    details,
    sections: new Map(names.map((name, index) => [name, linksOf(bodies[index] ?? '')])),
  };
}

function linksOf(body: string): readonly LlmsLink[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const found = /-\s*\[([^\]]+)\]\(([^)]+)\)(?::\s*(.*))?/.exec(line);
    if (found === null) throw new Error(`A section holds something else than a link: ${line}`);
    const [, title = '', url = '', notes = ''] = found;
    return { title, url, notes };
  });
}
