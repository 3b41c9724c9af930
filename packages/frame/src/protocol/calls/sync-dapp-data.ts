import { dappData } from '../dapp-data.ts'
import { defineCall } from '../define-call.ts'

/** Tells how the website describes itself. */
export const syncDappData = defineCall({ name: 'SYNC_DAPP_DATA', request: dappData })
