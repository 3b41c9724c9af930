import type { Actions } from '@latchkey/core'
import type { Defer, Deferred } from './defer.ts'

type Moves = Deferred<Pick<Actions, 'send' | 'swap' | 'pay'>>

/** What moves value. */
export function deferMoves(defer: Defer): Moves {
  return { send: deferSend(defer), swap: deferSwap(defer), pay: deferPay(defer) }
}

function deferSend(defer: Defer): Deferred<Actions['send']> {
  return {
    open: defer(({ send }) => send.open),
    begin: defer(({ send }) => send.begin),
    chooseToken: defer(({ send }) => send.chooseToken),
    enterAmount: defer(({ send }) => send.enterAmount),
    enterMax: defer(({ send }) => send.enterMax),
    enterRecipient: defer(({ send }) => send.enterRecipient),
    takeNewAddress: defer(({ send }) => send.takeNewAddress),
    review: defer(({ send }) => send.review),
    confirmDoubts: defer(({ send }) => send.confirmDoubts),
    confirm: defer(({ send }) => send.confirm),
    cancel: defer(({ send }) => send.cancel),
    transfer: defer(({ send }) => send.transfer),
  }
}

function deferSwap(defer: Defer): Deferred<Actions['swap']> {
  return {
    open: defer(({ swap }) => swap.open),
    begin: defer(({ swap }) => swap.begin),
    chooseToken: defer(({ swap }) => swap.chooseToken),
    turn: defer(({ swap }) => swap.turn),
    enterAmount: defer(({ swap }) => swap.enterAmount),
    enterMax: defer(({ swap }) => swap.enterMax),
    retry: defer(({ swap }) => swap.retry),
    review: defer(({ swap }) => swap.review),
    confirmImpact: defer(({ swap }) => swap.confirmImpact),
    confirmExchange: defer(({ swap }) => swap.confirmExchange),
    confirm: defer(({ swap }) => swap.confirm),
    cancel: defer(({ swap }) => swap.cancel),
    swap: defer(({ swap }) => swap.swap),
  }
}

function deferPay(defer: Defer): Deferred<Actions['pay']> {
  return {
    open: defer(({ pay }) => pay.open),
    confirmDoubts: defer(({ pay }) => pay.confirmDoubts),
    confirm: defer(({ pay }) => pay.confirm),
    chooseExchange: defer(({ pay }) => pay.chooseExchange),
    showWindow: defer(({ pay }) => pay.showWindow),
    abandon: defer(({ pay }) => pay.abandon),
    again: defer(({ pay }) => pay.again),
    look: defer(({ pay }) => pay.look),
    deposit: defer(({ pay }) => pay.deposit),
    exchanges: defer(({ pay }) => pay.exchanges),
    payUrl: defer(({ pay }) => pay.payUrl),
    openUrl: defer(({ pay }) => pay.openUrl),
    buyStatus: defer(({ pay }) => pay.buyStatus),
  }
}
