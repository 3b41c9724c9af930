import { useEffect, useState } from 'react'
import { useActions } from '../../context/use-actions.ts'
import type { RequestToken } from './request.model.ts'

/** The network's answer about one token. */
interface Answer {
  readonly address: string
  readonly isConfirmed: boolean
}

/**
 * Asks the network whether a token is what its list says: a link with its amount is worth nothing otherwise.
 *
 * @returns undefined for the native coin, and before the network answered.
 */
export function useConfirmed(token: RequestToken | undefined): boolean | undefined {
  const actions = useActions()
  const [answer, setAnswer] = useState<Answer>()
  const { address, symbol = '', decimals = 0 } = token ?? {}
  useEffect(() => {
    if (address === undefined) return
    let isLeft = false
    const settle = (isConfirmed: boolean): void => {
      if (!isLeft) setAnswer({ address, isConfirmed })
    }
    actions.balances.confirmToken({ address, symbol, decimals }).then(
      () => settle(true),
      () => settle(false),
    )
    return () => {
      isLeft = true
    }
  }, [actions, address, symbol, decimals])
  return answer?.address === address ? answer?.isConfirmed : undefined
}
