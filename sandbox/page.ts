import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent) }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 12vh auto 4rem; padding: 0 1.5rem }
h1 { font-size: 1.5rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: .5rem; background: none; color: inherit; cursor: pointer }
button[aria-pressed=true] { border-color: currentColor; font-weight: 600 }
ol { list-style: none; padding: 0 }
li { border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; margin-block: .75rem }
li form { margin-block-start: .5rem }
li p { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere }
form.fields { display: grid; gap: 1rem; margin-block: 1.5rem }
label { display: grid; gap: .25rem }
input, textarea { box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: none; color: inherit }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
small { opacity: .7; display: flex; justify-content: space-between; gap: 1rem }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

interface Page {
  readonly status?: number
  readonly title: string
  /** HTML, in which every text of others went through `escapeHtml`. */
  readonly body: string
  readonly refreshSeconds?: number
  /** Where the page leads after `refreshSeconds`; itself if it is absent. */
  readonly leadsTo?: string
  /** English unless told. */
  readonly language?: string
  readonly direction?: 'ltr' | 'rtl'
}

/** Answers with a page of the sandbox: no script, no style but its own. */
export function sendPage(response: ServerResponse, page: Page): void {
  const { status = 200, title, body, refreshSeconds, leadsTo, language = 'en', direction = 'ltr' } = page
  const refresh = leadsTo === undefined ? String(refreshSeconds) : `${refreshSeconds};url=${escapeHtml(leadsTo)}`
  response.writeHead(status, headers).end(`<!doctype html>
<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${
    refreshSeconds === undefined ? '' : `\n<meta http-equiv="refresh" content="${refresh}">`
  }
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
${body}
</main>
</html>
`)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may stand in HTML, in quoted attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
