const title = `# Results

Recorded by \`npm run bench -- <suite> --record\`. Figures of two machines, or of two days, do not compare:
each ratio holds its own yardstick, measured in the same minutes.
`

/** The page with the section of this heading replaced, or added at its end. */
export function withSection(page: string, heading: string, body: string): string {
  const [intro = '', ...sections] = (page.trim() || title).split(/^(?=## )/m)
  const section = `## ${heading}\n\n${body.trim()}\n`
  const others = sections.map((text) => (text.startsWith(`## ${heading}\n`) ? section : text))
  const all = others.includes(section) ? others : [...others, section]
  return `${[intro, ...all].map((text) => text.trim()).join('\n\n')}\n`
}
