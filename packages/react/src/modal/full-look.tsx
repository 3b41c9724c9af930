import { Button, brokenArt } from '@latchkey/ui'
import type { TroubleLook } from './trouble-look.ts'

/** Trouble as the design has it. */
export const FULL_LOOK: TroubleLook = {
  art: brokenArt,
  Action: (props) => <Button size="s" {...props} />,
}
