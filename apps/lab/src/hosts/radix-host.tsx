import * as Dialog from '@radix-ui/react-dialog'
import type { ReactElement } from 'react'
import type { HostProps } from './host.ts'

/** Takes the pointer from the page, hides everything beside it, and traps the focus. */
export function RadixHost({ children }: HostProps): ReactElement {
  return (
    <Dialog.Root>
      <Dialog.Trigger data-testid="open-host">Open the site’s dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content data-testid="host" className="dialog">
          <Dialog.Title>Radix dialog</Dialog.Title>
          <Dialog.Description>The site’s own.</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
