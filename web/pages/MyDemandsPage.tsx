import { createFileRoute } from '@tanstack/react-router'
import { MyDemands } from '../behar/MyDemands.tsx'
import { beharTitles } from '../behar/titleMessages.ts'

export const Route = createFileRoute('/international-market/behar-market/_framed/my-demands')({
  staticData: {
    view: 'myDemands',
    privateTitle: { title: beharTitles.demands, up: '/international-market/behar-market/main' },
  },
  component: MyDemands,
})
