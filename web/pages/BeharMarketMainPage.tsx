import { createFileRoute } from '@tanstack/react-router'
import { Boards } from '../behar/Boards.tsx'
import { beharTitles } from '../behar/titleMessages.ts'

export const Route = createFileRoute('/international-market/behar-market/_framed/main')({
  staticData: {
    view: 'beharMarketMain',
    privateTitle: { title: beharTitles.market, up: '/international-market/main' },
  },
  component: Boards,
})
