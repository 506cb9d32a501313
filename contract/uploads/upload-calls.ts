import { imageBytesAtMost } from '@banyan/rules/uploads/image-bounds.ts'
import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { operatorCall } from '#/operator-call.ts'
import { shape } from '#/system/content.ts'
import { fileField } from './file-field.ts'

/** Names an uploaded image: 128 bits that nobody can guess. */
export const uploadId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** What stands around the file in a multipart body. */
const framingBytes = 16_384
/** An image as it is kept; drawn anew, one of noise can be larger than its file was. */
const keptBytesAtMost = 8_388_608

const own = {
  path: '/wps/uploads/image',
  moduleId: 'WALLET',
  callers: ['member', 'agent'],
  token: 'needed',
  encrypted: false,
  origin: 'ours',
} as const

/**
 * Keeps one image of the account, for 24 hours unless it is attached to something meanwhile (requirements WAL-10). What
 * is kept is drawn anew from the picture alone, at most 2,400 pixels a side, without place, time or device.
 */
const uploadImage = defineCall({
  ...own,
  id: 'uploadImage',
  summary: 'Keeps one PNG or JPEG image of the signed-in account.',
  method: 'POST',
  multipart: true,
  bodyLimitBytes: imageBytesAtMost + framingBytes,
  query: shape({}),
  body: shape({ image: fileField(imageBytesAtMost) }),
  value: shape({ id: uploadId }),
  errors: ['upload_type_refused', 'upload_unreadable', 'upload_too_many'],
})

/** An image that is not there, or not the account's, is gone already; one that is attached stays. */
const removeUpload = defineCall({
  ...own,
  id: 'removeUpload',
  summary: 'Removes an image that is attached to nothing.',
  method: 'DELETE',
  query: shape({}),
  body: shape({ id: uploadId }),
  value: shape({}),
  errors: ['upload_used'],
})

/** One that is not there, and one of another account, answer alike. */
const ownUpload = defineCall({
  ...own,
  id: 'ownUpload',
  summary: 'The bytes of an image of the signed-in account.',
  method: 'GET',
  answersFile: true,
  query: shape({ id: uploadId }),
  body: undefined,
  value: fileField(keptBytesAtMost),
  errors: ['upload_not_found'],
})

/** Images are personal data: who looked at whose stays in the audit. It asks for no reason, because the work needs the look. */
const uploadedImage = defineCall({
  ...operatorCall,
  id: 'uploadedImage',
  summary: "The bytes of a member's image.",
  method: 'POST',
  path: '/wps/operator/uploads/image',
  answersFile: true,
  query: shape({}),
  body: shape({ id: uploadId }),
  value: fileField(keptBytesAtMost),
  errors: ['upload_not_found'],
  origin: 'ours',
})

export const uploadCalls = { uploadImage, removeUpload, ownUpload, uploadedImage } as const
