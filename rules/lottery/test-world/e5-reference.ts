import {
  combinations,
  eachField,
  eachLabel,
  isSide,
  line,
  product,
  type Reference,
  type ReferenceTable,
} from './reference.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** 11选5: lines that hold all bankers, filled up with tails. */
function withBankers(size: number, plain: Reference): Reference {
  return ([bankers = [], tails = []]) =>
    combinations(tails, size - bankers.length).flatMap((filled) => plain([[...bankers, ...filled]]))
}

function group(count: number): Reference {
  return ([picked = []]) =>
    combinations(picked.map(Number), count).map((wanted) =>
      line((drawn) => drawn.slice(0, count).every((number) => wanted.includes(number))),
    )
}

function any(size: number): Reference {
  return ([picked = []]) =>
    combinations(picked.map(Number), size).map((wanted) =>
      line((drawn) => (size <= 5 ? wanted.every((n) => drawn.includes(n)) : drawn.every((n) => wanted.includes(n)))),
    )
}

function direct(fields: readonly (readonly string[])[]) {
  return product(fields)
    .filter((tuple) => new Set(tuple).size === tuple.length)
    .map((tuple) => line((drawn) => tuple.every((number, at) => drawn[at] === Number(number))))
}

/** The naive reading of every bet type of 11选5. */
export const e5References: ReferenceTable = {
  E5_F3_DIRECT: direct,
  E5_F2_DIRECT: direct,
  E5_F3_GROUP: group(3),
  E5_F2_GROUP: group(2),
  E5_F3_GROUP_DT: withBankers(3, group(3)),
  E5_F2_GROUP_DT: withBankers(2, group(2)),
  E5_F3_ANY1: eachLabel((number) => line((drawn) => drawn.slice(0, 3).includes(Number(number)))),
  E5_FIXED: eachField((number, at) => line((drawn) => drawn[at] === Number(number))),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((size) => [`E5_ANY${size}`, any(size)])),
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((size) => [`E5_ANY${size}_DT`, withBankers(size, any(size))])),
  E5_ODD: eachLabel((odd) => line((drawn) => drawn.filter((n) => n % 2).length === Number(odd), odd)),
  E5_MID: eachLabel((middle) => line((drawn) => drawn.toSorted((a, b) => a - b)[2] === Number(middle), middle)),
  E5_SUM_BSOE: eachLabel((side) => (drawn) => {
    if ('BS'.includes(side) && sum(drawn) === 30) return ['PUSH']
    return isSide(side, sum(drawn), 31) ? [side] : []
  }),
  E5_DT: eachLabel((side) => line(([first = 0, , , , last = 0]) => first > last === (side === 'D'))),
}
