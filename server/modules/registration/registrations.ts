import * as rows from './store/registrations.ts'

/** How an account came to be: its way, by whom it was brought, and from where. */
export const registrationOf = rows.registrationOf
