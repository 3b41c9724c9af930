/** @jsxImportSource @emotion/react */
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonTone, buttonContentStyles, buttonStyles } from './button.styles.ts'

/** Props of a button; others go to its `<button>`. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly tone?: ButtonTone | undefined
  readonly size?: 's' | 'm' | undefined
  readonly icon?: IconShape | undefined
  /** As wide as its place. */
  readonly isWide?: boolean | undefined
  /** Running: it shows a spinner, keeps its width and answers no click. */
  readonly isBusy?: boolean | undefined
  /** What it says while running, "Approving…"; by default its label. */
  readonly busyLabel?: ReactNode
  /** Something is missing and the label says what; still focusable, answers no click. */
  readonly isBlocked?: boolean | undefined
}

/** A button. At most one of a view is `primary`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    tone = 'secondary',
    size = 'm',
    icon,
    isWide = false,
    isBusy = false,
    busyLabel,
    isBlocked = false,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const isStill = isBusy || isBlocked
  const holdBack = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault()
  return (
    <button
      ref={ref}
      type="button"
      data-part="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isStill || undefined}
      onClick={isStill ? holdBack : onClick}
      {...rest}
      css={(theme) => buttonStyles(theme, { tone, size, isWide, isBlocked })}
    >
      <span css={(theme) => buttonContentStyles(theme, size, isBusy)}>
        {icon && <Icon shape={icon} size={size} />}
        <span>{children}</span>
      </span>
      {(isBusy || busyLabel !== undefined) && (
        <BusyContent size={size} isHidden={!isBusy}>
          {busyLabel ?? children}
        </BusyContent>
      )}
    </button>
  )
})

interface BusyContentProps {
  readonly size: 's' | 'm'
  readonly isHidden: boolean
  readonly children: ReactNode
}

function BusyContent({ size, isHidden, children }: BusyContentProps): ReactElement {
  return (
    <span css={(theme) => buttonContentStyles(theme, size, isHidden)}>
      <Spinner size={size} />
      <span>{children}</span>
    </span>
  )
}
