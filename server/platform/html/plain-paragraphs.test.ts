import { expect, test } from 'vitest'
import { plainParagraphs } from './plain-paragraphs.ts'
import { sanitiseHtml } from './sanitised-html.ts'

test.each([
  ['paragraphs and headings', '<h3>One</h3><p>Two <b>bold</b> words</p>', ['One', 'Two bold words']],
  ['entries of a list', '<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
  [
    'signs that HTML writes otherwise',
    '<p>1 &lt; 2 &amp;&amp; "3"&nbsp;&gt; &amp;lt;</p>',
    ['1 < 2 && "3"\u00a0> &lt;'],
  ],
  ['more than one line', '<p>One\nand two</p>', ['One\nand two']],
  ['nothing', '<p></p><p> </p>', []],
])('of %s the words stay', async (_what, html, words) => {
  expect(plainParagraphs((await sanitiseHtml(html)).html)).toEqual(words)
})
