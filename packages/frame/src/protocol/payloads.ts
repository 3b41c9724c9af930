import * as z from 'zod/mini'
import { isEmail, isTextOrNumber } from './plain-data.ts'

/** Plain numbers on EVM networks, CAIP-2 texts elsewhere. Source: facts, frame protocol, section 2. */
export const chainId = z.custom<string | number>(isTextOrNumber)

/** Source: facts, frame protocol, section 2. */
export const accountType = z.enum(['eoa', 'smartAccount'])

/** An address of the embedded wallet, and what kind of account is behind it. */
export const accounts = z.array(z.object({ address: z.string(), type: accountType }))

/** An e-mail address. */
export const email = z.string().check(z.refine(isEmail))
