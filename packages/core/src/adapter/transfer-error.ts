import { TRANSFER_CATALOG } from '../contract/errors/transfer-catalog.ts'
import { LatchkeyError } from '../contract/index.ts'

/** A failure that only transfers meet. */
type TransferCode = keyof typeof TRANSFER_CATALOG

/** Makes an error of what a transfer meets. None of them is to be tried again as it is. */
export function transferError(code: TransferCode, cause?: unknown): LatchkeyError<TransferCode> {
  return new LatchkeyError<TransferCode>(code, {}, { message: TRANSFER_CATALOG[code], cause })
}
