import { expect, test } from 'vitest'
import { firstPaintRules, firstPaintStyles } from './first-paint-styles.ts'

const markup =
  '<div class="wide md:tall"><img class="art" /></div><script>x.classList.replace("wide", "narrow"); x.setAttribute("data-marked", "")</script>'

test.each([
  ['a class of the markup', '.wide{width:1px}', '.wide{width:1px}'],
  ['a class that a script sets', '.narrow{width:1px}', '.narrow{width:1px}'],
  ['an escaped class', '.md\\:tall{height:1px}', '.md\\:tall{height:1px}'],
  ['a mark that a script sets', '.wide[data-marked]{width:1px}', '.wide[data-marked]{width:1px}'],
  ['another mark', '.wide[data-other]{width:1px}', ''],
  ['another class', '.other{width:1px}', ''],
  ['a class within another', '.other .wide{width:1px}', ''],
  ['one selector of several', '.other,.art{width:1px}', '.art{width:1px}'],
  ['elements that are there', 'html,img,table{margin:0}', 'html,img{margin:0}'],
  ['what depends on a state', '.wide:hover{width:1px}', ''],
  [
    'direction and theme',
    '[dir=rtl] .art{scale:-1 1}[data-theme=dark]{color:red}',
    '[dir=rtl] .art{scale:-1 1}[data-theme=dark]{color:red}',
  ],
  [
    'conditions, and layers that would be empty',
    '@layer a{@media (width>=1px){.art{top:0}}}@layer b{.other{top:0}}',
    '@layer a{@media (width>=1px){.art{top:0}}}',
  ],
  [
    'variables that are used, also by others',
    ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--c)}.art{top:var(--a)}',
    ':root{--a:var(--b);--b:1px}.art{top:var(--a)}',
  ],
  [
    'what a variable is at first, where it is used',
    '@property --a{syntax:"*";initial-value:1px}@property --b{syntax:"*"}.art{top:var(--a)}',
    '@property --a{syntax:"*";initial-value:1px}.art{top:var(--a)}',
  ],
  ['a face at hand', '@font-face{font-family:a;src:local(b)}', '@font-face{font-family:a;src:local(b)}'],
  ['fonts and movements', '@font-face{font-family:a;src:url(b)}@keyframes b{to{top:0}}', ''],
])('of a style sheet the first paint has %s, or not', (_what, css, kept) => {
  expect(firstPaintRules(css, markup)).toBe(kept)
})

test('sheet and code wait in a template, below the rules of the first paint and nowhere else', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/css/style.css">'
  const preload = '<link rel="modulepreload" crossorigin href="/js/libraries.js">'
  const script = '<script type="module" crossorigin src="/js/index.js"></script>'
  const html = `<head><template id="code"></template>${script}${preload}${sheet}</head><body><template id="first-paint">${markup}</template></body>`
  const asset = { type: 'asset', fileName: 'css/style.css', source: '.wide{width:1px}.other{width:1px}' }
  const { handler } = firstPaintStyles().transformIndexHtml as { handler: (html: string, context: object) => string }
  expect(handler(html, { bundle: { sheet: asset } })).toContain(
    `<head><style nonce="__NONCE__">.wide{width:1px}</style><noscript>${sheet}</noscript>` +
      `<template id="code"><link rel="modulepreload" crossorigin href="/js/index.js">${sheet.replace('<link', '<link id="styles"')}${preload}${script}</template></head>`,
  )
})

test('letters wait beside the code, those of a language marked with it', () => {
  const bundle = {
    sheet: { type: 'asset', fileName: 'css/style.css', source: '' },
    plain: { type: 'asset', fileName: 'assets/letters-400-x1.woff2', source: '' },
    more: { type: 'asset', fileName: 'assets/letters-vi-400-x2.woff2', source: '' },
  }
  const html = '<head><template id="code"></template><link rel="stylesheet" href="/css/style.css"></head>'
  const handle = (file: RegExp) => {
    const { handler } = firstPaintStyles([{ file }, { file: /letters-vi-/, language: 'vi' }]).transformIndexHtml as {
      handler: (html: string, context: object) => string
    }
    return handler(html, { bundle })
  }
  const link = (name: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}"`
  expect(handle(/letters-\d/)).toContain(
    `${link('letters-400-x1.woff2')}>${link('letters-vi-400-x2.woff2')} lang="vi"></template>`,
  )
  expect(() => handle(/others/)).toThrow('the build has no letters like /others/')
})
