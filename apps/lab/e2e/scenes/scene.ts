import type { Faults, MailDesk, Sandbox } from '@latchkey/sandbox'
import type { InstalledWallet } from '@latchkey/sandbox/playwright'
import type { LabModel, Switches } from '../models/lab-model.ts'
import type { ScreenVariant } from '../screens/screen-variants.ts'

/** The page, wallet and sandbox that a scene uses. */
export interface Stage {
  readonly lab: LabModel
  readonly wallet: InstalledWallet
  readonly faults: Faults
  readonly mail: MailDesk
  readonly chains: Sandbox['chains']
  readonly smartSessions: Sandbox['smartSessions']
  readonly onramp: Sandbox['onramp']
  readonly exchanges: Sandbox['exchanges']
}

/** A view in one of its states. */
export interface Scene {
  readonly name: string
  readonly switches?: Switches
  /** Shows the modal over the page, in place of its card alone. */
  readonly isWholePage?: boolean
  /** Screenshot variants; default: all. */
  readonly variants?: readonly ScreenVariant['name'][]
  /** The quality of its pictures, 0 to 1. */
  readonly quality?: number
  play(stage: Stage): Promise<void>
}
