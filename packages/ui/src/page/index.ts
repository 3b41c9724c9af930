export { PageButton, type PageButtonProps } from '../primitives/page-button/page-button.tsx'
export type { PagePicture } from '../primitives/page-button/page-button-content.tsx'
export {
  PageAccountButton,
  type PageAccountButtonProps,
  PageNetworkButton,
  type PageNetworkButtonProps,
} from '../primitives/page-button/page-face-button.tsx'
export type { PageButtonBaseProps } from '../primitives/page-button/page-shell.tsx'
export type { PageProperties } from '../theme/page-variables.ts'
export type { ThemeAliases, ThemeTokens, ThemeVariables } from '../theme/variables.ts'
