import { sliderChallenge, solveSlider } from '@banyan/contract/identity/slider.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { askerOf } from '../asker.ts'
import { difficultyBits } from '../challenges/proof-of-work-difficulty.ts'
import { type SliderDrawing, sliderDrawing, sliderPictures } from '../challenges/slider-picture.ts'
import { pieceSize } from '../challenges/slider-piece.ts'
import { sceneSize } from '../challenges/slider-scene.ts'
import { countChallenge, type HashOfSubject } from '../use-cases/count-challenge.ts'
import { issueChallenge } from '../use-cases/issue-challenge.ts'
import { solveChallenge } from '../use-cases/solve-challenge.ts'

interface SliderParts {
  readonly database: Database
  readonly hashOfSubject: HashOfSubject
  isUnderAttack(): boolean
}

export function sliderBindings({ database, hashOfSubject, isUnderAttack }: SliderParts) {
  return [
    bind(sliderChallenge, async ({ query: { purpose, kind: asked = 'slider' } }, context) => {
      // In the place of an image that somebody can't read, a picture would be no help.
      const kind = purpose === 'captcha' ? 'work' : asked
      const drawing = kind === 'slider' ? sliderDrawing() : undefined
      const asker = askerOf(context)
      const issued = await database.transaction(async (tx) => {
        const use = { underAttack: isUnderAttack(), ...(await countChallenge(tx, context.address, hashOfSubject)) }
        const wanted = { purpose, targetX: drawing?.x ?? null, difficultyBits: difficultyBits(kind, use) }
        return await issueChallenge(tx, wanted, asker)
      })
      return { ...issued, kind, ...(drawing && (await shown(drawing))) }
    }),
    bind(solveSlider, async ({ body }, context) => {
      const asker = askerOf(context)
      const passToken = await database.transaction((tx) => solveChallenge(tx, body, asker))
      if (passToken === undefined) throw new Refusal('verification_failed')
      return { passToken }
    }),
  ]
}

async function shown(drawing: SliderDrawing) {
  const { background, piece } = await sliderPictures(drawing)
  return {
    background: background.toString('base64'),
    piece: piece.toString('base64'),
    ...sceneSize,
    pieceSize,
    pieceY: drawing.y,
  }
}
