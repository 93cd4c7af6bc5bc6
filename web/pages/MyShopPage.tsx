import { createFileRoute } from '@tanstack/react-router'
import { shopTitle } from '../app/titles.ts'
import { SellerHome } from '../home/selling/SellerHome.tsx'

export const Route = createFileRoute('/profile/_framed/my-shop')({
  staticData: { view: 'myProducts', privateTitle: { title: shopTitle, up: '/home' } },
  component: SellerHome,
})
