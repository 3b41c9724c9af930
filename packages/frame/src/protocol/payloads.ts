import { isEmailAddress } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { isTextOrNumber } from './plain-data.ts'

/** A number for EVM networks, CAIP-2 for others. Source: docs/frame-protocol.md, section 2. */
export const chainId = z.custom<string | number>(isTextOrNumber)

/** Source: docs/frame-protocol.md, section 2. */
export const accountType = z.enum(['eoa', 'smartAccount'])

/** Addresses of the embedded wallet and their account types. */
export const accounts = z.array(z.object({ address: z.string(), type: accountType }))

/** An e-mail address that a visitor entered. */
export const email = z.string().check(z.refine(isEmailAddress))

/** Longer than any address that mail can be sent to. */
const MAX_EMAIL_LENGTH = 320

/**
 * An address of the frame's user. Accounts of social logins have addresses that no HTML field takes, such
 * as those with letters beyond ASCII.
 */
export const receivedEmail = z
  .string()
  .check(z.maxLength(MAX_EMAIL_LENGTH), z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u))
