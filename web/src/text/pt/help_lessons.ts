import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Passo {n} de {of}',
    next: 'Continuar',
    again: 'Outra vez',
    show: 'Mostra-me onde',
    onward: 'Próxima lição: {lesson}',
    by_mouse: 'Clica numa casa que brilha; clica de novo para rodar; depois Colocar, ou duplo clique.',
    by_touch: 'Toca numa casa que brilha; toca de novo para rodar; depois Colocar.',
    leave: 'Sair da lição; fica guardado onde estás',
    you: 'Tu (azul)',
    opponent: 'Adversário (vermelho)',
  },
  lessons: {
    base: {
      title: 'O jogo base',
      steps: {
        lay: {
          title: 'A tua primeira peça',
          tasks: [
            'Cada lado de uma peça tem de condizer com o vizinho. **Coloca a peça de modo que continue a estrada.** {how}',
            'Agora podes pôr uma figura na peça que acabaste de colocar. **Põe um meeple na estrada.**',
          ],
          hint: 'A estrada sai da primeira peça para a esquerda e para a direita. Coloca a tua peça aí, de modo que a estrada siga.',
          done: 'A estrada agora é tua. Dá pontos quando as duas pontas estiverem fechadas.',
        },
        road: {
          title: 'Completa uma estrada',
          tasks: [
            'O teu meeple está numa estrada ainda aberta à direita. **Fecha-a com o cruzamento.**',
            'A estrada pontua depois deste passo. Podes pôr outro meeple na nova peça, ou continuar sem ele.',
          ],
          hint: 'A ponta esquerda já está fechada pelo mosteiro. O cruzamento vai na ponta direita.',
          done: 'Quatro peças: {n} pontos, e o teu meeple regressa.',
        },
        city: {
          title: 'Completa uma cidade',
          tasks: [
            'Uma cidade dá 2 pontos por peça e 2 por brasão. **Fecha a tua cidade com esta peça.**',
            'Fechada! Põe um camponês no campo, ou continua sem ele.',
          ],
          hint: 'O buraco está em cima. Roda a peça até a muralha apontar para baixo.',
          done: 'Três peças e um brasão: {n} pontos.',
        },
        monastery: {
          title: 'Um mosteiro',
          tasks: [
            'Um mosteiro vale 9 pontos quando oito peças o rodeiam. **Coloca-o onde tenha mais vizinhas**, entre as duas curvas.',
            '**Põe um meeple no mosteiro.**',
          ],
          hint: 'Há um buraco a meio da fila de baixo. Cinco das suas oito vizinhas já lá estão.',
          done: 'Mais três peças e está completo. Qualquer um as pode colocar, os pontos são teus.',
        },
        join: {
          title: 'Entrar na festa',
          tasks: [
            'A cidade de baixo é do Vermelho, por isso não podes pôr lá um meeple. Mas o teu pedaço de cidade está perto. **Une as duas.**',
            'Agora estão os dois na cidade. Continua, com ou sem camponês.',
          ],
          hint: 'A peça tem de tocar na cidade do Vermelho em baixo e na tua à direita.',
          done: 'Um meeple cada: empate, e ambos recebem todos os {n} pontos. Com dois meeples teriam sido só teus.',
        },
        field: {
          title: 'A última peça',
          tasks: [
            'Esta é a última peça do jogo. Na pontuação final um campo dá 3 pontos por cada cidade completa que lhe toca. **Continua a estrada numa das pontas.**',
            '**Põe um camponês no campo por baixo da estrada.** Chega às duas cidades completas.',
          ],
          hint: 'Coloca a peça na ponta da estrada; depois põe o meeple no campo do lado de baixo.',
          done: 'Duas cidades completas tocam no teu campo: {n} pontos. É este o jogo base!',
        },
      },
    },
    maps: {
      title: 'Mapas e fichas',
      steps: {
        border: {
          title: 'Para lá da fronteira',
          tasks: [
            'Num mapa as peças só vão nas casas impressas. À esquerda entra uma estrada vinda de França. **Une-a à estrada do mosteiro.**',
            'A fronteira fecha a estrada. **Põe um meeple nela.**',
          ],
          hint: 'Coloca a peça na casa junto à fronteira francesa, entre o acesso e o mosteiro.',
          done: 'Duas peças, o acesso conta como terceira, e o seu brasão dá 2: {n} pontos.',
        },
        ferry: {
          title: 'De ferry',
          tasks: [
            'A tua estrada embarca no ferry para Sylt. Como há uma peça numa ponta, pode usar-se a casa na outra. **Coloca a peça na ilha de modo que a sua estrada chegue ao ferry.**',
            '**Põe um meeple no mosteiro** da ilha. A estrada também pontua.',
          ],
          hint: 'Segue a linha tracejada sobre o mar. A estrada da peça tem de apontar para a esquerda.',
          done: 'Três peças, o ferry como quarta, um brasão: {n} pontos.',
        },
        berlin: {
          title: 'Uma grande cidade',
          tasks: [
            'Berlim está impressa no mapa. A tua peça à esquerda alcançou-a, por isso podem usar-se todas as casas à volta de Berlim. **Coloca a peça de cidade noutro lado aberto de Berlim.**',
          ],
          hint: 'Berlim está aberta em cima à esquerda, e em baixo e à direita da sua metade direita.',
          done: 'O teu cavaleiro domina Berlim: duas casas e quatro brasões. Valerá muito quando o último lado aberto se fechar.',
        },
        hannover: {
          title: 'Fecha-a',
          tasks: [
            'Hanôver só está aberta a norte e a sul. **Fecha-a.**',
            'Fechada. Põe um camponês, ou continua sem ele.',
          ],
          hint: 'O lado aberto está a sul, por baixo da casa impressa.',
          done: 'As tuas duas peças, a casa impressa e o seu brasão: {n} pontos.',
        },
        coast: {
          title: 'Na borda',
          tasks: [
            'Na borda do mapa um mosteiro só precisa das casas que existem, e as grandes cidades contam como vizinhas. **Completa o mosteiro.**',
            'Completo. Põe uma figura, ou continua sem ela.',
          ],
          hint: 'Uma casa ao lado de Munique ainda está vazia: em cima à direita do mosteiro.',
          done: 'O próprio mosteiro, quatro peças e Munique: {n} pontos.',
        },
        chip: {
          title: 'Fichas',
          tasks: [
            'Tu e o Vermelho partilham esta cidade. Na casa aberta há uma ficha: quem a cobrir recebe os pontos que ela mostra. **Fecha a cidade com uma peça sobre a ficha.**',
            'Um 2! Com os teus dois uns podes pagar 4. Na Alemanha isso faz um meeple valer a dobrar. **Escolhe Reforçar e paga.**',
            'O teu cavaleiro tem agora força 2. **Continua sem outra figura** e vê quem fica com a cidade.',
          ],
          hint: 'Primeiro a peça sobre a ficha por cima do teu meeple, depois a carta Reforçar, depois Sem figura.',
          done: '{n} pontos: 2 pela ficha e 8 pela cidade, todos para ti. As fichas fazem algo diferente em cada mapa: vê as regras.',
        },
      },
    },
    postman: {
      title: 'O carteiro',
      steps: {
        strength: {
          title: 'Mais forte do que um meeple',
          tasks: ['Tens um carteiro. Tem força 2 e pode ir para onde vai um meeple, exceto para os campos. **Escolhe o carteiro e põe-no na nova peça.**'],
          hint: 'Escolhe a carta Carteiro, depois toca numa silhueta.',
          done: 'Numa estrada ou numa cidade ele vence um meeple.',
        },
        send: {
          title: 'Envia-o',
          tasks: [
            'A tua peça tem um posto de correios: dali o teu carteiro chega às oito peças à volta, mesmo onde já está alguém. O Vermelho tem uma bela cidade. **Coloca a peça ao lado do meio da cidade.**',
            '**Envia o teu carteiro para a cidade do Vermelho.**',
          ],
          hint: 'Coloca a peça à esquerda ou à direita da peça do meio da cidade. Depois escolhe Enviar o meu e toca na cidade.',
          done: 'Força 2 contra 1: se a cidade se completar agora, todos os pontos são teus.',
        },
        hold: {
          title: 'Retém-nos',
          tasks: [
            'O teu carteiro e um meeple vermelho partilham esta cidade. **Fecha-a.**',
            'Está completa. Continua, com ou sem camponês.',
            'Recebeste os pontos. Agora o teu carteiro pode ficar, e então **todos os que lá estão ficam retidos**. **Deixa-o ficar.**',
          ],
          hint: 'Fecha a cidade em cima; depois escolhe Ficar.',
          done: '{n} pontos, e o Vermelho não pode usar aquele meeple até um carteiro sair da cidade.',
        },
        release: {
          title: 'Deixa-os ir',
          tasks: ['Alguns turnos depois: o teu meeple também está lá preso, e precisas dele. **Recolhe o teu carteiro.** Então todos ficam livres.'],
          hint: 'Escolhe a carta Recolher o meu, e depois Recolhê-lo.',
          done: 'Todas as figuras regressaram. Nada pontua uma segunda vez.',
        },
        back: {
          title: 'Um bom funcionário',
          tasks: [
            'O teu carteiro trabalha num posto de correios. No teu turno, em vez de pores uma figura, podes recolhê-lo pelo que o posto vale agora: 1 e mais 1 por cada peça à volta. **Primeiro fá-lo valer mais com esta peça.**',
            'Seis vizinhas: 7 pontos. **Recolhe o teu carteiro.**',
          ],
          hint: 'Coloca a peça numa das oito casas à volta do posto de correios, depois escolhe Recolher o meu.',
          done: '{n} pontos de imediato, e o carteiro está pronto outra vez.',
        },
        off: {
          title: 'Rua!',
          tasks: [
            'Nesta estrada o carteiro do Vermelho vence o teu meeple. A tua peça fecha-a, e tem um posto de correios. **Fecha a estrada.**',
            'Antes de pontuar: **retira o carteiro do Vermelho.**',
          ],
          hint: 'Fecha a estrada na ponta direita, depois escolhe Retirar um e toca no carteiro vermelho.',
          done: 'O carteiro foi-se embora sem pontos, e os {n} pontos são teus.',
        },
        here: {
          title: 'Anda cá',
          tasks: [
            'O mesmo numa cidade, de outra maneira. **Fecha a cidade** com esta peça; também tem um posto de correios.',
            '**Chama o carteiro do Vermelho para o posto de correios**: ali já não estorva.',
          ],
          hint: 'Fecha a cidade em cima, depois escolhe Chamar um e toca no carteiro vermelho.',
          done: '{n} pontos só para ti. O carteiro do Vermelho está agora num posto que vale pouco. Já conheces todos os seus truques!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
