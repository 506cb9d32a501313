import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { answerQuestions } from '#/platform/process/own-thread.ts'
import type { GuessQuestion } from '../password-strength.ts'

/** Scores 0 and 1 of zxcvbn's 4: found within a million guesses. */
const strongFrom = 2

// A search keeps its thread busy for a millisecond or two, for 40 at worst, and the lists are 70 MB: reads of other members
// would wait for every sign-in, if the server's thread did it.
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
answerQuestions(({ text, words }: GuessQuestion) => zxcvbn.check(text, [...words]).score < strongFrom)
