import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { isWithoutTraps } from '../plain-data.ts'
import { areParamsOf } from '../rpc-params.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Any plain data; the wallet checks what it means for the method. */
const data = z.unknown().check(z.refine(isWithoutTraps))

/** One request to the wallet; the reply's payload is the result itself. */
export const rpcRequest = defineCall({
  name: 'RPC_REQUEST',
  request: z
    .object({ method: z.string(), params: z.optional(data) })
    .check(z.refine(({ method, params }) => areParamsOf(method, params))),
  reply: data,
  loadMs: FRAME_LOAD_MS,
})
