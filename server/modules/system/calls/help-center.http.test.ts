import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

async function topics(w: World, query: Record<string, string> = {}) {
  return (await w.app.portal.inject({ url: calls.helpCenter.path, query })).json().value.topics
}

async function change(w: World, list: unknown[]) {
  const { path: url } = calls.changeHelpCenter
  const { version } = w.settings.section('helpCenter')
  const payload = { version, value: { topics: list } }
  return (await w.app.operator.inject({ method: 'PUT', url, headers: { ...w.operatorHeaders }, payload })).json()
}

const aTopic = (termId: string, content: Record<string, string> = { en: '<p>Ask.</p>' }) => ({
  termId,
  group: 'start',
  title: { en: `About ${termId}`, vi: `Về ${termId}` },
  content,
})

test('[SYS-14] the help centre lists its topics in the merchant’s order, without their contents', async () => {
  await using w = await world()
  await change(w, [aTopic('second'), aTopic('first')])
  expect(await topics(w, { lang: 'TY', device: 'WEB' })).toEqual([
    { termId: 'second', group: 'start', title: 'Về second', content: '' },
    { termId: 'first', group: 'start', title: 'Về first', content: '' },
  ])
})

test('[SYS-14] a topic that is asked for comes with its content, in the asked language and else in English', async () => {
  await using w = await world()
  await change(w, [aTopic('one', { en: '<p>Ask.</p>', vi: '<p>Hỏi.</p>' }), aTopic('two')])
  expect((await topics(w, { lang: 'TY', termId: 'one' })).map(({ content }: { content: string }) => content)).toEqual([
    '<p>Hỏi.</p>',
  ])
  expect((await topics(w, { lang: 'AR', termId: 'two' }))[0].content).toBe('<p>Ask.</p>')
  expect(await topics(w, { termId: 'three' })).toEqual([])
})

test('HTML of a topic is sanitised when it is written', async () => {
  await using w = await world()
  const hostile = '<p onclick="hit()">Ask<script>hit()</script> <a href="javascript:hit()">us</a></p>'
  expect((await change(w, [aTopic('one', { en: hostile })])).success).toBe(true)
  expect((await topics(w, { termId: 'one' }))[0].content).toBe('<p>Ask <a>us</a></p>')
})

test.each([
  { left: 'nothing of the English text', content: { en: '<script>hit()</script>' }, field: 'en', rule: 'required' },
  { left: 'too much', content: { en: '<p>Ask.</p>', vi: '&'.repeat(20_000) }, field: 'vi', rule: 'maxLength' },
])(
  '[OPS-07] a topic of which cleaning leaves $left is refused, and the others stay',
  async ({ content, field, rule }) => {
    await using w = await world()
    await change(w, [aTopic('one')])
    expect(await change(w, [aTopic('one', content)])).toMatchObject({
      code: 'invalid_input',
      value: { fields: [{ path: `/body/value/topics/0/content/${field}`, rule }] },
    })
    await w.settings.refresh()
    expect(await topics(w)).toHaveLength(1)
  },
)

test.each([
  { why: 'an id twice', list: [aTopic('one'), aTopic('one')], path: '/topics/1/termId', rule: 'duplicate' },
  { why: 'no English', list: [aTopic('one', { vi: '<p>Hỏi.</p>' })], path: '/topics/0/content', rule: 'required' },
  { why: 'capitals in an id', list: [aTopic('One')], path: '/topics/0/termId', rule: 'pattern' },
  {
    ...{ why: 'a title that is too long', list: [{ ...aTopic('one'), title: { en: 'x'.repeat(81) } }] },
    ...{ path: '/topics/0/title/en', rule: 'maxLength' },
  },
  {
    ...{ why: 'a text that is too long', list: [aTopic('one', { en: 'x'.repeat(20_001) })] },
    ...{ path: '/topics/0/content/en', rule: 'maxLength' },
  },
  {
    ...{ why: 'one more than there may be', list: Array.from({ length: 61 }, (_, at) => aTopic(`t${at}`)) },
    ...{ path: '/topics', rule: 'maxItems' },
  },
])('topics with $why are refused', async ({ list, path, rule }) => {
  await using w = await world()
  const { code, value } = await change(w, list)
  expect(code).toBe('invalid_input')
  expect(value.fields[0].path).toContain(`/body/value${path}`)
  expect(value.fields[0].rule).toBe(rule)
})

test('[SYS-14] flags, fields of registration and domains can be asked for by themselves', async () => {
  await using w = await world()
  await w.set('brand', {
    ...w.settings.current('brand'),
    domains: ['play.example.com'],
    mainDomain: 'play.example.com',
  })
  const value = async (url: string) => (await w.app.portal.inject({ url })).json().value
  expect(await value(calls.systemWhitelabel.path)).toEqual(w.settings.current('whitelabel'))
  expect((await value(calls.registerSettings.path)).fields).toContainEqual({
    name: 'mobileNum',
    enabled: true,
    required: true,
    patternId: 7,
    acceptedPattern: '^[0-9]+$',
    minLength: 6,
    maxLength: 15,
  })
  expect(await value(calls.domainRoute.path)).toEqual({
    domains: ['play.example.com'],
    mainDomain: 'play.example.com',
  })
  expect(await value(calls.systemStatus.path)).toEqual({ status: 0, reason: 'open' })
})
