const blocks = /<(?:p|h3|h4|li)\b[^>]*>(.*?)<\/(?:p|h3|h4|li)>/gs
const tags = /<[^>]*>/g
/** Signs that HTML writes otherwise; a sanitised text has no others. */
const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of sanitised HTML, a paragraph each, without its markup. */
export function plainParagraphs(html: string): string[] {
  return [...html.matchAll(blocks)]
    .map(([, words = '']) => words.replace(tags, '').replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign))
    .filter((words) => words.trim() !== '')
}
