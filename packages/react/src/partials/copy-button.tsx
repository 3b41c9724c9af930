import { checkIcon, copyIcon, IconButton, VisuallyHidden } from '@latchkey/ui'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useCopied } from './use-copied.ts'

/** Props of a button that copies an address; others go to the button. */
export interface CopyButtonProps
  extends Pick<ComponentPropsWithoutRef<typeof IconButton>, 'label' | 'iconSize'> {
  readonly 'data-testid': string
  /** @returns whether it was copied. A failure has its own notice. */
  copy(): Promise<boolean>
}

/** Copies an address: its icon is a check for a moment, which is announced, too. */
export function CopyButton({ copy, ...rest }: CopyButtonProps): ReactElement {
  const { text } = useModalContext()
  const { button, isCopied, press } = useCopied(copy)
  return (
    <>
      <IconButton
        {...rest}
        ref={button}
        icon={isCopied ? checkIcon : copyIcon}
        data-state={isCopied ? 'copied' : 'idle'}
        onClick={press}
      />
      <VisuallyHidden role="status">{isCopied && text.get('notice.addressCopied')}</VisuallyHidden>
    </>
  )
}
