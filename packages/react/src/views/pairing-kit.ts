import {
  Avatar,
  Button,
  chevronEndIcon,
  copyIcon,
  Glyph,
  Image,
  Latch,
  ListRow,
  SearchField,
  Skeleton,
  searchArt,
  walletIcon,
} from '@latchkey/ui'
import { sayCount } from '../messages/say-count.ts'
import { ConnectedAccount } from '../partials/connected-account/connected-account.tsx'
import { connectedFace } from '../partials/connected-account/connected-face.ts'
import { LatchScene } from '../partials/latch-scene/latch-scene.tsx'
import { LoadFailed } from '../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../partials/load-failed/retry-button.tsx'
import { openOutside } from '../partials/open-outside.ts'
import { siteOf } from '../partials/site.ts'

/** What the views of chunks of their own are drawn with, and the other later views, too. */
export const PAIRING_KIT = {
  Avatar,
  Button,
  ConnectedAccount,
  Glyph,
  Image,
  Latch,
  LatchScene,
  ListRow,
  LoadFailed,
  RetryButton,
  SearchField,
  Skeleton,
  connectedFace,
  icons: { chevron: chevronEndIcon, copy: copyIcon, wallet: walletIcon },
  openOutside,
  sayCount,
  searchArt,
  siteOf,
} as const
