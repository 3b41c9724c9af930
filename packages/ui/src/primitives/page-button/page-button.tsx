import { forwardRef, type ReactNode } from 'react'
import { PAGE_BUTTON } from './page-button.css.ts'
import { type PageButtonBaseProps, PageShell } from './page-shell.tsx'

/** Props of a plain button in the site's page; others go to its `<button>`. */
export interface PageButtonProps extends PageButtonBaseProps {
  /** Busy: a spinner before the busy label, at the same width. */
  readonly isBusy?: boolean | undefined
  /** "Connecting…"; by default the label. */
  readonly busyLabel?: ReactNode
}

const SHEETS = [PAGE_BUTTON]

/** Connect button: one label in the primary colour. */
export const PageButton = forwardRef<HTMLButtonElement, PageButtonProps>(function PageButton(
  { isBusy = false, busyLabel, children, ...rest },
  ref,
) {
  return (
    <PageShell ref={ref} kind="connect" sheets={SHEETS} aria-busy={isBusy || undefined} {...rest}>
      <span data-away={isBusy || undefined}>
        <span data-slot="name">{children}</span>
      </span>
      {(isBusy || busyLabel !== undefined) && (
        <span data-away={!isBusy || undefined}>
          <i />
          <span data-slot="name">{busyLabel ?? children}</span>
        </span>
      )}
    </PageShell>
  )
})
