/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { closeIcon } from '../../icons/close.ts'
import { warningIcon } from '../../icons/warning.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type AlertTone, alertBarStyles } from './alert-bar.styles.ts'

/** Props of an alert bar; others go to its `<div>`. */
export interface AlertBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly tone?: AlertTone | undefined
  /** The bold line. */
  readonly title: ReactNode
  /** Without it the bar stays. */
  readonly onDismiss?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
}

/** Trouble with how the site is set up, above the header. */
export const AlertBar = forwardRef<HTMLDivElement, AlertBarProps>(function AlertBar(
  { tone = 'bad', title, onDismiss, dismissLabel = '', children, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      role="alert"
      data-part="alert-bar"
      {...rest}
      css={(theme) => alertBarStyles(theme, tone)}
    >
      <Icon shape={warningIcon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      {onDismiss && (
        <IconButton icon={closeIcon} label={dismissLabel} onClick={() => onDismiss()} />
      )}
    </div>
  )
})
