import { request } from '#/src/api/request.ts'

const imageTypes = ['image/png', 'image/jpeg']

/** An image of a proof as an address that the page's policy lets pictures have: one that holds the picture itself. */
export async function proofAddress(id: string): Promise<string> {
  const image = await request('uploadedImage', {}, { body: { id } })
  // The server draws every image anew; anything else is shown to nobody.
  if (!imageTypes.includes(image.type)) throw new Error(`${image.type} is no image of a proof`)
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(image)
  return await read
}
