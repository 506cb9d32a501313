import type { Db } from '#/platform/db/handles.ts'
import * as trace from './store/entry-trace.ts'
import * as moves from './store/movements.ts'
import * as play from './store/vendor-play.ts'

/** One movement of a member's available money. */
export type Movement = moves.Movement
/** What movements of one kind came to on one of the merchant's days. */
export type MovedOnDay = moves.MovedOnDay
/** Versions of a member's account. */
export type VersionRange = moves.VersionRange
/** A page of a member's statement, newest first. Its last version is the next page's `beforeVersion`. */
export const statementPage = moves.statementPage
/** Versions among which is every movement made from a moment on and before another; a few of around may be there too. */
export const versionsWithin = moves.versionsWithin
/** What a member's movements of some versions came to, by day, source and kind. */
export const movedByDay = moves.movedByDay
/** Keys of a member's movements of some versions. */
export const movedKeys = moves.movedKeys
/** A member's movements under one number of whoever caused them. */
export const movementsOfReference = moves.movementsOfReference

/** An entry as it stands in the book, with what it moved. */
export type TracedEntry = trace.TracedEntry
/** An account as an entry left it. */
export type TracedSide = trace.TracedSide
/** An entry by its number. */
export const entryTrace = trace.entryTrace

/** The member whose money an entry is about. */
export async function memberOfEntry(db: Db, entryId: bigint): Promise<bigint | undefined> {
  const holder = await trace.holderOfEntry(db, entryId)
  return holder === undefined || !/^\d+$/.test(holder) ? undefined : BigInt(holder)
}

/** What members staked with a vendor in an hour, and what they were paid. */
export type VendorPlay = play.VendorPlay
/** What was played from a moment on, which is left out, to another, which is not; by hour, vendor and asset. */
export const vendorPlay = play.vendorPlay
/** When the first entry was made. */
export const firstEntryAt = play.firstEntryAt
/** What members have of an asset, as the book says now. */
export const membersMoney = play.membersMoney
