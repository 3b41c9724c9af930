import {
  Avatar,
  Button,
  chevronEndIcon,
  copyIcon,
  Glyph,
  globeIcon,
  Image,
  Latch,
  ListRow,
  leaveIcon,
  SearchField,
  Skeleton,
  searchArt,
  walletIcon,
} from '@latchkey/ui'
import { sayCount } from '../messages/say-count.ts'
import { chooseAccount } from '../partials/choose-account.ts'
import { ConnectedAccount } from '../partials/connected-account/connected-account.tsx'
import { connectedFace } from '../partials/connected-account/connected-face.ts'
import { familyName } from '../partials/family-name.ts'
import { heldWallets } from '../partials/held-wallets.ts'
import { isShared } from '../partials/is-shared.ts'
import { LatchScene } from '../partials/latch-scene/latch-scene.tsx'
import { LoadFailed } from '../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../partials/load-failed/retry-button.tsx'
import { networkFace } from '../partials/network-face.ts'
import { openOutside } from '../partials/open-outside.ts'
import { ShortAddress } from '../partials/short-address.tsx'
import { siteOf } from '../partials/site.ts'
import { wayOut } from '../partials/way-out.ts'

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
  ShortAddress,
  Skeleton,
  chooseAccount,
  connectedFace,
  familyName,
  globeIcon,
  heldWallets,
  icons: { chevron: chevronEndIcon, copy: copyIcon, leave: leaveIcon, wallet: walletIcon },
  isShared,
  networkFace,
  openOutside,
  sayCount,
  searchArt,
  siteOf,
  wayOut,
} as const
