import { firstMemberPage, memberPages } from '#/src/features/account/member-centre/member-pages.gen.ts'

/** A page of the member centre by the name of the specification, which stands in its address (requirements MEM-01). */
export type MemberPage = (typeof memberPages)[number]

/** The page of an address; one that is not known, or not there yet, is the first. */
export function memberPageOf(name: string | undefined): MemberPage {
  return memberPages.find((page) => page === name) ?? firstMemberPage
}
