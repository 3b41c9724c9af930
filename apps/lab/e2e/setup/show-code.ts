import type { Peer } from '@latchkey/sandbox/peer'
import type { LabModel } from '../models/lab-model.ts'
import { readCode } from './read-code.ts'

/** Opens the page on the view with a code for any wallet. */
export async function openCode(lab: LabModel, switches = {}): Promise<void> {
  await lab.open(switches)
  await showCode(lab)
}

/** Has the page show a code for any wallet. */
export async function showCode(lab: LabModel): Promise<void> {
  await lab.page.evaluate(() => window.latchkey?.open({ view: 'ConnectingWalletConnectBasic' }))
  await lab.modal.expectView('ConnectingWalletConnectBasic')
}

/** The wallet scans what the modal shows. */
export async function scan(lab: LabModel, peer: Peer): Promise<void> {
  await peer.pair(await readCode(lab.modal.part('pairing-code')))
}
