/**
 * Fields of the registration form that the merchant's settings speak of, in the order in which a form shows them
 * (spec section 3). Username and password are always asked for where their way of registering is.
 */
export const registrationFields = [
  'username',
  'password',
  'mobileNum',
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

export type RegistrationField = (typeof registrationFields)[number]
