export { focusStart } from './a11y/focus-start.ts'
export { useAnnounce } from './a11y/use-announce.tsx'
export { VisuallyHidden } from './a11y/visually-hidden.tsx'
export {
  arrowEndIcon,
  backIcon,
  checkIcon,
  chevronEndIcon,
  clockIcon,
  closeIcon,
  helpIcon,
  infoIcon,
  mailIcon,
  moreIcon,
  problemIcon,
  qrIcon,
} from './icons/icons.ts'
export { chevronDownIcon, type IconShape, keyholeIcon, warningIcon } from './icons/page-icons.ts'
export {
  appleIcon,
  discordIcon,
  facebookIcon,
  farcasterIcon,
  githubIcon,
  googleIcon,
  xIcon,
} from './icons/provider-icons.ts'
export {
  activityIcon,
  arrowDownIcon,
  cardIcon,
  chevronUpIcon,
  copyIcon,
  disconnectIcon,
  editIcon,
  extensionIcon,
  externalIcon,
  globeIcon,
  imageIcon,
  lockIcon,
  phoneBarIcon,
  phoneDotIcon,
  plusIcon,
  receiveIcon,
  retryIcon,
  searchIcon,
  sendIcon,
  swapIcon,
  swapVerticalIcon,
  userIcon,
  walletIcon,
} from './icons/view-icons.ts'
export {
  brokenIllustration,
  emptyIllustration,
  type Illustration,
  type IllustrationLayer,
  phoneIllustration,
} from './illustrations/illustrations.ts'
export {
  activityIllustration,
  imageIllustration,
  mailIllustration,
  searchIllustration,
} from './illustrations/view-illustrations.ts'
export { pulse } from './motion/animations.ts'
export { type Presence, usePresence } from './motion/use-presence.ts'
export { AccountLine, type AccountLineProps } from './primitives/account-line/account-line.tsx'
export { Address, type AddressProps } from './primitives/address/address.tsx'
export { copyPlain } from './primitives/address/copy-plain.ts'
export type { AlertTone } from './primitives/alert-bar/alert-bar.tsx'
export { AlertBar, type AlertBarProps } from './primitives/alert-bar/alert-bar.tsx'
export { Amount, type AmountProps } from './primitives/amount/amount.tsx'
export { AmountInput, type AmountInputProps } from './primitives/amount-input/amount-input.tsx'
export { Avatar, type AvatarProps } from './primitives/avatar/avatar.tsx'
export { cutBitting } from './primitives/avatar/bitting.ts'
export type { BadgeTone } from './primitives/badge/badge.tsx'
export { Badge, type BadgeProps } from './primitives/badge/badge.tsx'
export type { ButtonTone } from './primitives/button/button.tsx'
export { Button, type ButtonProps } from './primitives/button/button.tsx'
export {
  CardBody,
  type CardBodyProps,
  CardFooter,
  CardHeader,
  type CardHeaderProps,
} from './primitives/card/card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx'
export { Chip, type ChipProps } from './primitives/chip/chip.tsx'
export { Decision, type DecisionProps } from './primitives/decision/decision.tsx'
export { Detail, DetailList, type DetailProps } from './primitives/detail-list/detail-list.tsx'
export { Dialog, type DialogProps } from './primitives/dialog/dialog.tsx'
export type { CloseReason, CloseRequestHandler } from './primitives/dialog/use-close-requests.ts'
export { Divider } from './primitives/divider/divider.tsx'
export type { GlyphTone } from './primitives/glyph/glyph.tsx'
export { Glyph, type GlyphProps } from './primitives/glyph/glyph.tsx'
export {
  Grid,
  GridCell,
  type GridCellProps,
  type GridProps,
  PlainCell,
  type PlainCellProps,
  SkeletonCell,
} from './primitives/grid/grid.tsx'
export { Hint, type HintProps } from './primitives/hint/hint.tsx'
export type { IconSize } from './primitives/icon/icon.tsx'
export { Icon, type IconProps } from './primitives/icon/icon.tsx'
export type { IconButtonTone } from './primitives/icon-button/icon-button.tsx'
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button.tsx'
export type { PictureShape, PictureSize } from './primitives/image/image.styles.ts'
export { Image, type ImageProps } from './primitives/image/image.tsx'
export { readPictureAddress } from './primitives/image/picture-address.ts'
export { PictureBadge } from './primitives/image/picture-badge.tsx'
export { Input, type InputProps } from './primitives/input/input.tsx'
export { Joint, type JointProps } from './primitives/joint/joint.tsx'
export type { LatchState } from './primitives/latch/latch.tsx'
export { Latch, type LatchProps } from './primitives/latch/latch.tsx'
export { Leg, type LegProps } from './primitives/leg/leg.tsx'
export type { LinkTone } from './primitives/link/link.tsx'
export { Link, type LinkProps, TextButton, type TextButtonProps } from './primitives/link/link.tsx'
export type { ListKind } from './primitives/list/list.tsx'
export { List, type ListProps } from './primitives/list/list.tsx'
export { ListPart, type ListPartProps } from './primitives/list/list-part.tsx'
export { InfoRow, type InfoRowProps } from './primitives/list-row/info-row.tsx'
export {
  ListRow,
  type ListRowProps,
  PlainRow,
  type PlainRowProps,
  RowPlace,
} from './primitives/list-row/list-row.tsx'
export type { NoticeTone } from './primitives/notice/notice.tsx'
export { Notice, type NoticeProps } from './primitives/notice/notice.tsx'
export { OtpInput, type OtpInputProps } from './primitives/otp-input/otp-input.tsx'
export { Pair } from './primitives/pair/pair.tsx'
export { Panel, type PanelProps } from './primitives/panel/panel.tsx'
export { PictureSet, type PictureSetProps } from './primitives/picture-set/picture-set.tsx'
export type { QrSize } from './primitives/qr-code/qr-code.tsx'
export { QrCode, type QrCodeProps } from './primitives/qr-code/qr-code.tsx'
export {
  IllustrationPicture,
  type IllustrationPictureProps,
} from './primitives/scene/illustration-picture.tsx'
export { Scene, type SceneProps } from './primitives/scene/scene.tsx'
export { SearchField, type SearchFieldProps } from './primitives/search-field/search-field.tsx'
export { Segmented, type SegmentedProps } from './primitives/segmented/segmented.tsx'
export { SendField, type SendFieldProps } from './primitives/send-field/send-field.tsx'
export { SideCard, type SideCardProps } from './primitives/side-card/side-card.tsx'
export type { SkeletonShape } from './primitives/skeleton/skeleton.tsx'
export {
  Skeleton,
  type SkeletonProps,
  SkeletonRow,
  type SkeletonRowProps,
} from './primitives/skeleton/skeleton.tsx'
export type { SnackbarTone } from './primitives/snackbar/snackbar.tsx'
export { Snackbar, type SnackbarProps } from './primitives/snackbar/snackbar.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx'
export { Stack, type StackProps } from './primitives/stack/stack.tsx'
export {
  PlainSwitch,
  type PlainSwitchProps,
  Switch,
  type SwitchProps,
} from './primitives/switch/switch.tsx'
export type { Tab } from './primitives/tabs/tab-strip.ts'
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './primitives/tabs/tabs.tsx'
export { Tag, type TagProps } from './primitives/tag/tag.tsx'
export type { TextTone } from './primitives/text/text.tsx'
export { Text, type TextProps } from './primitives/text/text.tsx'
export {
  PlainTile,
  type PlainTileProps,
  Tile,
  type TileProps,
  Tiles,
  type TilesProps,
} from './primitives/tile/tile.tsx'
export { TokenButton, type TokenButtonProps } from './primitives/token-button/token-button.tsx'
export { Tooltip, type TooltipProps } from './primitives/tooltip/tooltip.tsx'
export { HOST_RETURNED, useReturns } from './root/host-returned.ts'
export { ModalRoot, type ModalRootProps } from './root/modal-root.tsx'
export { createStage, ModalStage, type ModalStageProps, type Stage } from './root/modal-stage.tsx'
export { loadColorTools } from './root/use-color-tools.ts'
export type { Theme } from './theme/assemble-theme.ts'
export type { ColorName, Colors } from './theme/color-tokens.ts'
export type { ColorTools } from './theme/color-tools.ts'
export { createTheme } from './theme/create-theme.ts'
export { clamped, focusRing, hovered, media, pressed, TRUNCATED } from './theme/mixins.ts'
export type { ColorMode, ThemeMode } from './theme/page-tokens.ts'
export type { StyleTheme } from './theme/theme.ts'
export type { DurationName, EasingName, RadiusName, SpaceStep, TypeName } from './theme/tokens.ts'
export {
  choosesColors,
  type ThemeAliases,
  type ThemeTokens,
  type ThemeVariables,
} from './theme/variables.ts'
