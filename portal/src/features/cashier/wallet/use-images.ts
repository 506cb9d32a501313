import { RequestError } from '@banyan/client/request-error.ts'
import { imageBytesAtMost, imagesAtMost, imageTypeOf } from '@banyan/rules/uploads/image-bounds.ts'
import { useEffect, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'

/** An image that was chosen, and how far it has come. */
export type ChosenImage = { readonly key: number; readonly file: File } & ImageState

type ImageState =
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly id: string }
  | { readonly state: 'failed'; readonly error: unknown }

/** The images of a form. */
export interface Images {
  readonly chosen: readonly ChosenImage[]
  /** Ids of those that the server has, for the form to send. */
  readonly ids: readonly string[]
  /** Whether some are on their way: the form waits for them. */
  readonly isBusy: boolean
  readonly isFull: boolean
  /** How many of the last choice found no room. */
  readonly leftOut: number
  add(files: readonly File[]): void
  /** Tries one again that failed. */
  retry(image: ChosenImage): void
  remove(image: ChosenImage): void
  /** Empties the list and leaves the images with the server: the form has attached them. */
  forget(): void
}

/** Chooses images for a form and uploads each at once, so that sending the form waits for none. */
export function useImages(): Images {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const lastKey = useRef(0)
  const sending = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const underWay = sending.current
    return () => {
      for (const controller of underWay.values()) controller.abort()
    }
  }, [])

  const room = imagesAtMost - chosen.filter(({ state }) => state !== 'failed').length
  const change = (key: number, now: ImageState) =>
    setChosen((all) => all.map((image) => (image.key === key ? { key, file: image.file, ...now } : image)))

  const send = async ({ key, file }: Pick<ChosenImage, 'key' | 'file'>) => {
    const controller = new AbortController()
    sending.current.set(key, controller)
    try {
      await refuseUnfit(file)
      const { signal } = controller
      const { id } = await request('uploadImage', {}, { body: { image: file }, signal })
      change(key, { state: 'sent', id })
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', error })
    } finally {
      sending.current.delete(key)
    }
  }

  return {
    chosen,
    ids: chosen.flatMap((image) => (image.state === 'sent' ? [image.id] : [])),
    isBusy: chosen.some(({ state }) => state === 'sending'),
    isFull: room <= 0,
    leftOut,
    add(files) {
      const taken = files.slice(0, room).map((file) => ({ key: ++lastKey.current, file, state: 'sending' as const }))
      setLeftOut(files.length - taken.length)
      // Another choice takes the place of those that failed.
      setChosen((all) => [...all.filter(({ state }) => state !== 'failed'), ...taken])
      for (const image of taken) void send(image)
    },
    retry(image) {
      change(image.key, { state: 'sending' })
      void send(image)
    },
    remove(image) {
      sending.current.get(image.key)?.abort()
      setLeftOut(0)
      setChosen((all) => all.filter(({ key }) => key !== image.key))
      // What is attached to nothing goes after a day, also where this fails.
      if (image.state === 'sent') request('removeUpload', {}, { body: { id: image.id } }).catch(() => {})
    },
    forget() {
      setLeftOut(0)
      setChosen([])
    },
  }
}

/** Refuses what the server would refuse, before megabytes travel. */
async function refuseUnfit(file: File): Promise<void> {
  if (file.size > imageBytesAtMost) throw refusal('upload_too_large')
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (!imageTypeOf(first)) throw refusal('upload_type_refused')
}

function refusal(code: 'upload_too_large' | 'upload_type_refused'): RequestError {
  return new RequestError(code, code)
}
