import {
  Button,
  copyIcon,
  Glyph,
  Image,
  Latch,
  List,
  ListRow,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import { useModalWorld } from '../binding/modal-context.ts'
import { ConnectedAccount } from '../partials/connected-account/connected-account.tsx'
import { connectedFace } from '../partials/connected-account/connected-face.ts'
import { LatchScene } from '../partials/latch-scene/latch-scene.tsx'
import { openOutside } from '../partials/open-outside.ts'
import { RichText } from '../partials/rich-text/rich-text.tsx'
import { siteOf } from '../partials/site.ts'

/** What the views of pairing are drawn with, and other views, too. */
export const PAIRING_KIT = {
  Button,
  ConnectedAccount,
  Glyph,
  Image,
  Latch,
  LatchScene,
  List,
  ListRow,
  RichText,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
  connectedFace,
  icons: { copy: copyIcon, wallet: walletIcon },
  openOutside,
  siteOf,
  useModalWorld,
} as const
