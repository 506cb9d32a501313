import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { paymentPasswordLength } from '@banyan/rules/cashier/payment-password.ts'
import { fieldListFaults } from '#/platform/settings/field-list-faults.ts'
import type { Definitions, ValueFault } from '#/platform/settings/section.ts'

/** What registration asks for, and how often a network may try. */
export const registrationSections: Definitions<Pick<SettingsSections, 'registration'>> = {
  registration: {
    schema: settingsSections.registration,
    initial: {
      triesPerHour: 10,
      fields: [
        { name: 'username', enabled: true, required: true, patternId: 2, minLength: 6, maxLength: 16 },
        // Any characters: rules of composition make passwords no better, and none may be saved (reliability goal 2.6).
        { name: 'password', enabled: true, required: true, patternId: 1, minLength: 8, maxLength: 64 },
        { name: 'mobileNum', enabled: true, required: true, patternId: 7, minLength: 6, maxLength: 15 },
        { name: 'payeeName', enabled: false, required: false, patternId: 13, minLength: 2, maxLength: 60 },
        { name: 'email', enabled: true, required: false, patternId: 4, minLength: 6, maxLength: 100 },
        { name: 'qqNum', enabled: false, required: false, patternId: 7, minLength: 5, maxLength: 12 },
        { name: 'line', enabled: false, required: false, patternId: 10, minLength: 4, maxLength: 20 },
        { name: 'whatsapp', enabled: false, required: false, patternId: 7, minLength: 6, maxLength: 15 },
        { name: 'facebook', enabled: false, required: false, patternId: 10, minLength: 5, maxLength: 50 },
        { name: 'wechat', enabled: false, required: false, patternId: 18, minLength: 6, maxLength: 20 },
        { name: 'idNumber', enabled: false, required: false, patternId: 5, minLength: 9, maxLength: 12 },
        { name: 'paymentPassword', enabled: false, required: false, patternId: 7, minLength: 6, maxLength: 6 },
        { name: 'recommenderId', enabled: false, required: false, patternId: 5, minLength: 6, maxLength: 22 },
        { name: 'affiliateCode', enabled: true, required: false, patternId: 5, minLength: 6, maxLength: 8 },
        { name: 'captcha', enabled: true, required: true, patternId: 5, minLength: 5, maxLength: 5 },
      ],
    },
    faults: ({ fields }) => [...fieldListFaults(fields), ...registrationFaults(fields)],
    toDecide: ['fields'],
  },
}

const anyCharacters = 1
const digits = 7
/** Shorter passwords are found too quickly, and longer ones must be possible (reliability goal 2.6). */
const passwordLengths = { least: 8, most: 64 } as const

/** What keeps people from registering with a username and a good password. */
function registrationFaults(fields: SettingsSections['registration']['fields']): ValueFault[] {
  return [
    ...['username', 'password'].flatMap((name) => {
      const place = fields.findIndex((field) => field.name === name)
      const field = fields[place]
      if (!field) return [{ path: '/fields', rule: name }]
      const broken = (['enabled', 'required'] as const).filter((rule) => !field[rule])
      return broken.map((rule) => ({ path: `/fields/${place}/${rule}`, rule: name }))
    }),
    ...fields.flatMap(({ name, patternId, minLength, maxLength }, place) => {
      if (name === 'paymentPassword') {
        // The cashier asks for six digits, so nothing else may be chosen here.
        const isSixDigits = patternId === digits && minLength === paymentPasswordLength && maxLength === minLength
        return isSixDigits ? [] : [{ path: `/fields/${place}/patternId`, rule: 'paymentPassword' }]
      }
      if (name !== 'password') return []
      const broken = [
        ...(patternId === anyCharacters ? [] : ['patternId']),
        ...(minLength < passwordLengths.least ? ['minLength'] : []),
        ...(maxLength < passwordLengths.most ? ['maxLength'] : []),
      ]
      return broken.map((rule) => ({ path: `/fields/${place}/${rule}`, rule: 'password' }))
    }),
  ]
}
