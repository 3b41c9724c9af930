import { Component, CUSTOM_ELEMENTS_SCHEMA, DestroyRef, inject, signal } from '@angular/core'
import { latchkey } from './latchkey'

@Component({
  selector: 'app-wallet',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <latchkey-button [latchkey]="latchkey" namespace="eip155" balance="hide" />
    @if (account().address; as address) {
      <output data-testid="address">{{ address }}</output>
      <button type="button" (click)="sign(address)">Sign</button>
      <output data-testid="signature">{{ signature() }}</output>
      <button type="button" (click)="latchkey.disconnect()">Disconnect</button>
    }
  `,
})
export class Wallet {
  protected readonly latchkey = latchkey
  protected readonly account = signal(latchkey.getAccount('eip155'))
  protected readonly signature = signal('')

  constructor() {
    const unsubscribe = latchkey.subscribeAccount((account) => this.account.set(account), 'eip155')
    inject(DestroyRef).onDestroy(unsubscribe)
  }

  protected async sign(address: string) {
    const params = [toHex('Hello from Latchkey'), address]
    const signed = await latchkey
      .getProvider('eip155')
      ?.request({ method: 'personal_sign', params })
    this.signature.set(String(signed))
  }
}

/** Wallets take messages as bytes in hexadecimal. */
function toHex(text: string) {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
