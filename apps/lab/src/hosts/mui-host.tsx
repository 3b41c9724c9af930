import Dialog from '@mui/material/Dialog'
import { type ReactElement, useState } from 'react'
import type { HostProps } from './host.ts'

/** Traps the focus by a timer that checks it. */
export function MuiHost({ children }: HostProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" data-testid="open-host" onClick={() => setIsOpen(true)}>
        Open the site’s dialog
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        transitionDuration={0}
        aria-label="MUI dialog"
        data-testid="host"
      >
        {children}
      </Dialog>
    </>
  )
}
