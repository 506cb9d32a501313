import type { FieldSchema } from '#/src/features/forms/field-schema.ts'

const moment: FieldSchema = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,6})?)?(Z|[+-]\\d\\d:\\d\\d)$',
  'x-kind': 'moment',
}

function texts(maxLength: number): FieldSchema {
  return {
    type: 'object',
    properties: { en: { type: 'string', maxLength, minLength: 1 } },
    required: ['en'],
    patternProperties: { '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$': { type: 'string', maxLength } },
    'x-kind': 'texts',
  }
}

/** Most announcements, shown or not. */
const announcementsAtMost = 200

/** The list as the contract bounds it, whose schemas stay on the server; a test holds the two together. */
export const announcementsSchema: FieldSchema = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      maxItems: announcementsAtMost,
      items: {
        type: 'object',
        required: ['id', 'type', 'execution', 'promotionType', 'title', 'content', 'from', 'until'],
        properties: {
          type: { enum: ['B', 'PL', 'PU', 'PR', 'H'] },
          execution: { enum: ['A', 'B', 'F'] },
          promotionType: { type: 'string', pattern: '^([A-Z][A-Z0-9_]{1,29})?$' },
          title: texts(200),
          content: texts(20_000),
          from: moment,
          until: { anyOf: [{ type: 'null' }, moment] },
          // Last, so that what a change is about comes first where a whole announcement is summed up.
          id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' },
        },
      },
    },
  },
}
