/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react'
import { checkIcon } from '../../icons/check.ts'
import { infoIcon } from '../../icons/info.ts'
import { warningIcon } from '../../icons/warning.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type SnackbarTone, snackbarStyles, snackbarTextStyles } from './snackbar.styles.ts'

/** Props of a snackbar; others go to its `<div>`. */
export interface SnackbarProps extends ComponentPropsWithoutRef<'div'> {
  readonly tone?: SnackbarTone | undefined
  /** On its way out; see `usePresence`. */
  readonly isLeaving?: boolean | undefined
}

const ICONS = { good: checkIcon, bad: warningIcon, info: infoIcon } as const

/** A short word over the header that goes by itself. It covers the title on purpose. */
export const Snackbar = forwardRef<HTMLDivElement, SnackbarProps>(function Snackbar(
  { tone = 'info', isLeaving = false, children, ...rest },
  ref,
): ReactElement {
  return (
    <div
      ref={ref}
      role={tone === 'bad' ? 'alert' : 'status'}
      data-part="snackbar"
      {...rest}
      css={(theme) => snackbarStyles(theme, tone, isLeaving)}
    >
      {tone === 'busy' ? <Spinner size="s" /> : <Icon shape={ICONS[tone]} size="s" />}
      <span css={snackbarTextStyles()}>{children}</span>
    </div>
  )
})
