import { Component } from '@angular/core'
import { RouterOutlet } from '@angular/router'
import { Wallet } from './wallet'

@Component({
  selector: 'app-root',
  imports: [RouterOutlet, Wallet],
  template: `
    <main>
      <app-wallet />
    </main>

    <router-outlet />
  `,
  styles: [],
})
export class App {}
