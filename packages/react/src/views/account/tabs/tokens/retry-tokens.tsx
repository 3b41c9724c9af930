import { Button, retryIcon, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../../../context/modal-context.ts'
import type { TokensModel } from './tokens.model.ts'

/** Props of `RetryTokens`. */
interface RetryTokensProps {
  readonly model: Pick<TokensModel, 'wait' | 'retry'>
}

/**
 * Reads the tokens once more, or counts down until that is possible. Screen readers say the time once, when
 * the button was pressed: its name does not change with each second.
 */
export function RetryTokens({ model: { wait, retry } }: RetryTokensProps): ReactElement {
  const { text } = useModalContext()
  const [first, setFirst] = useState<string>()
  if ((first === undefined) !== (wait === undefined)) setFirst(wait)
  return (
    <>
      <Button
        size="s"
        icon={retryIcon}
        isBlocked={wait !== undefined}
        aria-label={first}
        data-testid="tokens-retry"
        onClick={retry}
      >
        {wait ?? text.get('retry')}
      </Button>
      <VisuallyHidden role="status">{first}</VisuallyHidden>
    </>
  )
}
