import { QrCode, Segmented, TabPanel } from '@latchkey/ui'

/** What only codes and the ways to a wallet are drawn with. */
export const CODE_KIT = { QrCode, Segmented, TabPanel } as const
