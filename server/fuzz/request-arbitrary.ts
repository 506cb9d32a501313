import type { CallDefinition } from '@banyan/contract/call.ts'
import fc from 'fast-check'
import { rubbish, type Schema, sound, unsound } from './json-arbitrary.ts'

export interface FuzzedRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

/** Requests around a call: half of them well formed, the others with any part wrong. */
export function requestAround(call: CallDefinition): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(
    request(call, sound, 0),
    request(call, (schema) => fc.oneof(sound(schema), sound(schema), unsound(schema)), 1),
  )
}

type Values = (schema: Schema) => fc.Arbitrary<unknown>

function request(call: CallDefinition, values: Values, wrong: 0 | 1): fc.Arbitrary<FuzzedRequest> {
  const often = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 9, arbitrary: usual }, { weight: wrong, arbitrary: other })
  const fields = Object.entries(call.query.properties as Record<string, Schema>)
  const json = call.body ? values(call.body as Schema).map((value) => JSON.stringify(value)) : fc.constant(undefined)
  return fc
    .record({
      method: often<FuzzedRequest['method']>(
        fc.constant(call.method),
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      ),
      query: fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, values(schema)])), {
        requiredKeys: [],
      }),
      extra: often<[string, string][]>(fc.constant([]), fc.array(fc.tuple(rubbish, rubbish), { maxLength: 3 })),
      suffix: often(fc.constant(''), rubbish.map(encoded)),
      language: fc.constantFrom(undefined, 'TY', 'EN', 'AR', 'CN', 'XX', '', 'x'.repeat(5000)),
      type: often<string | undefined>(
        fc.constant(call.body ? 'application/json' : undefined),
        fc.constantFrom('application/json', 'text/plain', 'application/jose', 'nonsense'),
      ),
      payload: often<string | undefined>(json, fc.oneof(fc.json(), rubbish)),
    })
    .map(({ method, query, extra, suffix, language, type, payload }) => {
      const pairs = [...Object.entries(query), ...extra]
      const search = pairs.map(([name, given]) => `${encoded(name)}=${encoded(textOf(given))}`).join('&')
      return {
        method,
        url: `${call.path}${suffix}?${search}`,
        headers: {
          ...(language === undefined ? {} : { language }),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...(payload === undefined || method === 'GET' || method === 'HEAD' ? {} : { payload }),
      }
    })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Lone surrogates have no encoding; they travel as the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
