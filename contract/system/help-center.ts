import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { localisedText, shape } from './content.ts'
import { languageCode } from './language.ts'

/** Most characters of one topic's HTML. */
export const helpContentCharacters = 20_000
/** Most topics of a merchant. */
const topicsAtMost = 60

/** Names a topic in addresses: /help#beginner-guide. */
const termId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })
/** Under which heading a topic is listed. */
const helpGroup = Type.Enum(['start', 'rules', 'install', 'about'])

/** Section `helpCenter` of the settings: the topics in the order shown; their HTML is sanitised when it is written. */
export const helpTopics = shape({
  topics: Type.Array(
    shape({
      termId,
      group: helpGroup,
      title: localisedText(80),
      content: localisedText(helpContentCharacters, 'html'),
    }),
    { maxItems: topicsAtMost },
  ),
})

/** A topic in the asked language. */
export const helpTopic = shape({
  termId,
  group: helpGroup,
  title: Type.String({ maxLength: 80 }),
  content: Type.String({
    maxLength: helpContentCharacters,
    description: 'Sanitised HTML; empty in the list, there where one topic is asked for',
  }),
})
export type HelpTopic = Static<typeof helpTopic>

/** The topics of the help centre: all of them without their contents, or the asked one with its own. */
export const helpCenter = defineCall({
  id: 'helpCenter',
  summary: 'The topics of the help centre.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({
    lang: Type.Optional(languageCode),
    device: Type.Optional(Type.Literal('WEB')),
    termId: Type.Optional(termId),
  }),
  body: undefined,
  value: shape({ topics: Type.Array(helpTopic, { maxItems: topicsAtMost }) }),
  errors: [],
  origin: 'spec 7',
})
