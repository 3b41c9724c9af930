import type { Hex } from 'viem'
import type { NodeRequest } from './node-request.ts'
import { sendAndWait } from './send-and-wait.ts'

/** Deploys and mints; has no key, so anvil acts in its name. */
const TREASURER = '0x5a4db0c5a4db0c5a4db0c5a4db0c5a4db0c00001'

/** Lets the node act for the treasurer, who has coins then. */
export async function openTreasury(request: NodeRequest): Promise<void> {
  await request('anvil_impersonateAccount', [TREASURER])
  await request('anvil_setBalance', [TREASURER, '0x56bc75e2d63100000'])
}

/** Sends a transaction of the treasurer and waits for its block. One at a time per chain. */
export async function sendAsTreasurer(
  request: NodeRequest,
  transaction: { readonly to?: Hex; readonly data: Hex },
): Promise<Hex> {
  return sendAndWait(request, { from: TREASURER, ...transaction })
}
