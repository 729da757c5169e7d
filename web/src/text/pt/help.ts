import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Como se joga',
    lead: 'Joga uma lição em poucos minutos, ou lê as regras por temas. Cada exemplo foi jogado pelo próprio jogo, por isso os pontos estão certos.',
    contents: 'Conteúdo',
    search: 'Procurar nas regras',
    found: 'Encontrado',
    hits: 'Temas encontrados: {n}',
    nothing: 'Nada encontrado. Tenta uma palavra mais curta: estrada, ferry, ficha, carteiro …',
    next: 'A seguir: {topic}',
    all: 'Todas as regras numa página, para imprimir',
    all_topics: 'Todas as regras',
  },
  lessons: {
    base: { title: 'O jogo base', about: 'Seis tarefas curtas para principiantes' },
    maps: { title: 'Mapas e fichas', about: 'Fronteiras, ferries, grandes cidades, fichas' },
    postman: { title: 'O carteiro', about: 'Tudo o que ele sabe fazer' },
    expansions: { title: 'Expansões', about: 'Meeple grande, estalagens, construtor, mercadorias, abade, porco' },
  },
  groups: {
    basics: 'O jogo base',
    maps: 'Mapas',
    chips: 'Fichas',
    postman: 'O carteiro',
    expansions: 'Expansões',
    here: 'Nesta página',
  },
  topics: {
    turn: {
      title: 'Um turno',
      also: 'sequência ordem início preparação jogadores ganhar vencedor resumo vez',
      text: `
        Dois a seis jogadores constroem uma paisagem de peças. No teu turno:
        - **Coloca uma peça.** Tiras uma e [coloca-la](tiles) onde encaixe.
        - **Põe uma figura**, se quiseres, numa estrada, cidade, mosteiro ou campo [dessa peça](figures).
        - **Pontua.** O que a peça completou [conta](scoring) de imediato, e as figuras que lá estão regressam.
        Depois é a vez do jogador seguinte, no sentido dos ponteiros do relógio. Quando já não há peças o jogo acaba, e o que ficou incompleto ainda [vale alguma coisa](end). Ganha quem tem mais pontos; em caso de empate partilha-se a vitória.
        Começas com **7 meeples**, ou com **9** num mapa. Ao preparar o jogo pode escolher-se outro número, de 1 a 20.
        ## Quando acontece muito de uma vez
        Com mapas, fichas e o carteiro, um turno tem mais passos. Vêm sempre por esta ordem:
        - pontos por uma [ficha](chips) ou [iguaria](treats) que a peça cobre e pelos brasões de uma casa de ilha; o preço de uma [vila](towns)
        - entregar um [trio](isle_of_man), deixar uma [iguaria](treats)
        - figuras: pôr uma, recolher o [abade](abbot), usar o [carteiro](special_actions), [reforçar](upgrades) meeples
        - pontuação: primeiro as estradas, depois as cidades, depois os mosteiros, postos de correios e jardins
        - os carteiros [ficam ou regressam](holding)
        - vender [vinho](wine)
        - a segunda peça do [construtor](builder)
        - a peça extra por uma [vila](towns)
        - comprar [outro turno](isle_of_man)
      `,
    },
    tiles: {
      title: 'Colocar peças',
      also: 'pôr encaixar tirar rodar descartar pilha expansão estalagens catedrais',
      text: `
        A peça tem de tocar, lado a lado, numa peça que já lá esteja, e **todos os lados têm de condizer** com os vizinhos: estrada com estrada, cidade com cidade, campo com campo. Podes rodá-la como quiseres.
        ! fit
        Uma peça que não encaixa em lado nenhum sai do jogo, todos a veem, e tiras outra.
        Num mapa só se colocam peças nas casas impressas: vê [Mapas](maps).
        Podem misturar-se as peças de Estalagens e Catedrais e de Mercadores e Construtores. As suas estalagens, catedrais e mercadorias são então decoração, a não ser que jogues também com as suas [regras](expansions).
      `,
    },
    figures: {
      title: 'Pôr figuras',
      also: 'meeple seguidor cavaleiro ladrão salteador monge camponês agricultor reserva ocupado próprio',
      text: `
        Depois de colocares a peça podes pôr nela **uma** figura da tua reserva: numa estrada, numa cidade, num mosteiro ou num campo **dessa peça**.
        A construção inteira tem de estar livre. Se houver uma figura, mesmo tua, em qualquer ponto da estrada, cidade ou campo ligado, não podes juntar outra.
        ! spots
        Mesmo assim, vários jogadores podem encontrar-se: quando uma peça une duas estradas ou duas cidades que já têm dono. Então decide a [maioria](scoring).
        Uma figura fica até a sua construção se completar e pontuar. Num [campo](fields) fica até ao fim do jogo.
      `,
    },
    roads: {
      title: 'Estradas',
      also: 'caminho ladrão salteador cruzamento circuito completa',
      text: `
        Uma estrada está **completa** quando as duas pontas estão fechadas: num cruzamento, numa cidade, num mosteiro ou noutro edifício. Um circuito fechado também está completo.
        Uma estrada completa vale **1 ponto por peça**. Uma peça conta uma vez, mesmo que a estrada passe nela duas vezes.
        ! road
        Nos mapas as estradas também acabam nas [fronteiras](borders) e viajam de [ferry](ferries); ambos têm brasões que contam.
      `,
    },
    cities: {
      title: 'Cidades',
      also: 'muralha cavaleiro brasão escudo completa',
      text: `
        Uma cidade está **completa** quando a sua muralha se fecha a toda a volta e não há buracos lá dentro.
        Uma cidade completa vale **2 pontos por peça e 2 por brasão**. A mais pequena, de duas peças, conta como as outras: 4 pontos.
        ! city
        No fim do jogo uma cidade incompleta vale metade: [O fim](end).
      `,
    },
    monasteries: {
      title: 'Mosteiros',
      also: 'mosteiro claustro abadia monge nove rodeado vizinhos',
      text: `
        Um mosteiro está **completo** quando há peças nas oito casas à sua volta. Vale **9 pontos**: um por si e um por cada vizinha.
        ! monastery
        Nos mapas podem bastar menos vizinhas: onde não há casa não é preciso nada. Vê [Fronteiras e acessos](borders).
        Os [postos de correios](post_offices) contam da mesma maneira.
      `,
    },
    fields: {
      title: 'Campos',
      also: 'quinta camponês agricultor prado erva pasto fim',
      text: `
        Uma figura pode deitar-se num campo como camponês. Os campos nunca se completam, por isso **fica lá até ao fim** do jogo.
        Na pontuação final um campo vale **3 pontos por cada cidade completa que lhe toca**. Uma cidade conta uma vez por campo, por mais que se toquem. Estradas, muralhas e fronteiras separam os campos.
        ! field
        Com vários camponeses num campo, a [maioria](scoring) leva todos os pontos. O carteiro nunca se deita num campo.
        Também se pode jogar sem campos.
      `,
    },
    scoring: {
      title: 'Pontuação e maioria',
      also: 'pontos empate partilhar mais força regressar',
      text: `
        O que a peça completa pontua de imediato, seja quem for que a colocou. Quem lá tem **mais força** leva todos os pontos. Em caso de empate, cada um dos que vão à frente leva **todos** os pontos.
        ! majority
        - Um meeple tem força 1.
        - Um [carteiro](postman), um [meeple grande](large_meeple) e um meeple [reforçado](upgrades) têm força 2; o [construtor](builder) e o [porco](pig) não têm nenhuma.
        - Sem figuras não há pontos.
        Depois todas as figuras que lá estão voltam à reserva dos seus donos, mesmo as dos jogadores que nada ganharam, a não ser que um [carteiro as retenha](holding).
        ## Num relance
        - Estrada: 1 por peça
        - Cidade: 2 por peça, 2 por brasão
        - Mosteiro, posto de correios, jardim: 9
        - Brasão numa estrada (mapas): 2
      `,
    },
    end: {
      title: 'O fim do jogo',
      also: 'pontuação final incompleto inacabado última peça vencedor',
      text: `
        O jogo acaba quando se coloca a última peça; num mapa, também quando todas as casas estão cobertas. Então pontua tudo o que ainda tem figuras, por maioria como sempre:
        - estrada incompleta: **1** por peça
        - cidade incompleta: **1** por peça e **1** por brasão
        - mosteiro, posto de correios ou jardim incompleto: **1**, e 1 por cada peça à volta
        - campo: **3** por cada cidade completa que lhe toca
        ! end
        Os brasões numa estrada incompleta valem 1. As fichas que sobram não valem nada.
      `,
    },
    maps: {
      title: 'Mapas',
      also: 'país casas partida escolher grelha mistura alemanha frança benelux grã-bretanha península ibérica meeples recomendado',
      text: `
        Num mapa as peças colocam-se **só nas casas impressas**. Podes usar uma casa que esteja
        - ao lado de uma peça, como sempre;
        - ao lado de uma [grande cidade](large_cities) já alcançada;
        - na outra ponta de um [ferry](ferries) já alcançado.
        Todos têm **9 meeples**. O jogo começa em dois ou três sítios ao mesmo tempo: a peça inicial e outras, tiradas ao acaso, ficam em **casas de partida** (três na Grã-Bretanha e na Península Ibérica, duas nos outros). Podem escolher quais e quantas, pelo menos duas, e em qual delas fica a peça inicial; senão, as casas são escolhidas ao acaso. As casas de partida que não se usam são [vilas](towns) normais.
        Cada mapa recomenda um número de peças: 110 a 120; na Grã-Bretanha, que é mais pequena, 90 a 100. Se não escolherem peças, joga-se com a **mistura recomendada**: o jogo base e, até onde for preciso, peças de Estalagens e Catedrais e de Mercadores e Construtores. As peças do carteiro também contam; se assim forem demasiadas, algumas ficam de fora ao acaso.
        Sem as suas fichas, um mapa joga-se como se as uvas, as marcas de ficha, as filas coloridas e os brasões das casas de ilha não estivessem impressos.
      `,
    },
    borders: {
      title: 'Fronteiras e acessos',
      also: 'borda fronteira estrangeiro acesso costa brasão mosteiro fechado',
      text: `
        Onde uma casa não tem vizinha, o mapa tem uma fronteira. **Tudo o que toca numa fronteira fica ali fechado**: a estrada acaba, a cidade tem muralha, o campo termina. Qualquer lado de uma peça serve.
        Algumas fronteiras mostram o acesso de uma **estrada ou cidade que vem do estrangeiro**. Ali a peça tem de mostrar o mesmo. O acesso fecha a estrada ou a cidade, **conta como uma peça** dela e junta os seus **brasões**: 2 pontos cada, também nas estradas; 1 cada se no fim ficar incompleta.
        ! border
        ## Mosteiros na borda
        Um mosteiro ou posto de correios só precisa das casas que existem. Vale 1, mais 1 por cada peça e por cada casa de uma grande cidade à volta. Os acessos e os ferries não contam.
        ! coast
      `,
    },
    large_cities: {
      title: 'Grandes cidades',
      also: 'cidade impressa berlim paris londres lisboa madrid amesterdão capital ligar',
      text: `
        As grandes cidades, como Lisboa, estão impressas no mapa. Em cima delas não se colocam peças.
        Uma grande cidade fica **alcançada** assim que há uma peça ao lado de uma das suas casas. A partir daí todos podem colocar peças ao lado de **todas** as suas casas, também do outro lado.
        Os seus lados abertos são cidade, os fechados são campo; uma peça ao lado tem de encaixar. A cidade está completa quando todos os lados abertos estão cobertos e o resto tem muralha. **Cada uma das suas casas conta como uma peça**, e os seus brasões contam: 2 pontos cada, 1 se no fim ficar incompleta.
        ! large_city
      `,
    },
    ferries: {
      title: 'Ferries e ilhas',
      also: 'ferry navio barco mar ilha porto linha',
      text: `
        Um ferry é um troço de estrada entre duas casas. Fica **alcançado** assim que há uma peça numa das pontas; então todos podem usar a casa **na outra ponta**.
        As duas pontas exigem uma estrada. O ferry **conta como uma peça** dessa estrada e junta os seus **brasões**: 2 pontos cada. Enquanto uma ponta não tiver peça, a estrada está aberta.
        ! ferry
        Às ilhas só se chega de ferry; no resto são casas normais. As duas pontas de um ferry não são vizinhas: mosteiros e carteiro não alcançam o outro lado.
      `,
    },
    towns: {
      title: 'Vilas',
      also: 'vila povoação variante peça extra custo portagem bónus casas de partida cobrir',
      text: `
        As vilas são casas normais com nome, tal como as casas de partida que não se usaram. Três variantes tornam-nas especiais; cada uma liga-se à parte ao preparar o jogo. Duas são sobre cobrir uma vila, uma sobre estradas que passam ao lado.
        - **Peça extra.** Quem cobre uma vila tira uma segunda peça depois da pontuação e joga-a por inteiro. Uma vila coberta com essa peça extra não dá nada.
        - **Portagem.** Cobrir uma vila custa 2 pontos. Os teus pontos nunca descem abaixo de 0.
        - **Bónus de estrada.** Uma estrada que pontua dá mais 2 pontos por cada vila por cobrir ao lado de uma das suas peças, também no fim do jogo. Uma vila conta uma vez por estrada.
        ! town_road
      `,
    },
    chips: {
      title: 'Fichas',
      also: 'fichas do mapa violeta roxo azul laranja viradas para baixo valor marcador deixar à mão espalhar outro mapa',
      text: `
        Cada mapa tem 30 fichas, dez de cada cor: violeta, azul e laranja; em cada cor seis mostram 1 e quatro mostram 2. Antes do jogo ficam **viradas para baixo**, uma por casa:
        - não em vilas, casas de partida ou grandes cidades, nem nas Ilhas Baleares;
        - não ao lado umas das outras;
        - não ao lado de uma casa de partida em uso, nem num lado aberto de uma grande cidade.
        O programa espalha-as por igual no mapa. Se o jogo for preparado assim, são os jogadores a pô-las **à mão**: à vez, uma cada, antes da primeira peça. Na Grã-Bretanha as casas das fichas estão impressas.
        **Coloca uma peça sobre uma ficha** e ficas com ela: recebes logo o seu número em pontos, e a ficha fica à vista à tua frente.
        ! chip
        A utilidade das fichas muda de mapa para mapa:
        - França: [vinho](wine)
        - Benelux: [peças das ilhas](islands), com 20 fichas
        - Grã-Bretanha: [a Ilha de Man](isle_of_man)
        - Península Ibérica: [iguarias](treats)
        - Alemanha: [reforços](upgrades)
        As regras das fichas de um mapa podem jogar-se noutro, se ele tiver o que é preciso: para o vinho, um acesso de fronteira com brasão ou uma vila com uvas; para as peças das ilhas, as ilhas com as suas pilhas; para as iguarias, doze filas. A Ilha de Man e os reforços funcionam em todos os mapas.
        As fichas viradas para baixo são segredo para todos; só com a Ilha de Man se conhece a sua cor. As fichas que sobram no fim não valem nada.
      `,
    },
    wine: {
      title: 'França: vinho',
      also: 'vender venda uva estrangeiro vila vinha',
      text: `
        Um **vinho** são fichas de uma só cor com a soma exata de 2: dois uns, ou um dois. Podes vender **um vinho por turno**, depois das figuras e da pontuação. As fichas saem do jogo.
        - **Numa vila: 9 pontos.** A peça que colocaste neste turno cobre uma vila, e o vinho tem a cor das uvas da vila.
        - **No estrangeiro: 5 pontos.** A peça que colocaste neste turno liga-se a um acesso de fronteira com pelo menos um brasão. Serve qualquer cor.
        ! wine_town
        ! wine_abroad
        Uma ficha que ganhaste com essa mesma peça já se pode vender.
      `,
    },
    islands: {
      title: 'Benelux: peças das ilhas',
      also: 'pilha levar comprar tirar aberta texel vlieland terschelling ondas',
      text: `
        Em três ilhas, violeta, azul e laranja, há duas pilhas de cinco peças cada. A peça de cima de cada pilha está à vista.
        Antes de tirares podes, em vez disso, **pagar uma ficha e levar uma peça à vista** da ilha da cor da ficha. O número da ficha não importa. A ficha sai do jogo; a peça seguinte dessa pilha vira-se no fim do teu turno.
        ! islands
        Só se pode levar uma peça que se possa colocar. Quem já tirou não pode voltar a escolher.
        Só se usam 20 das fichas. As casas com ondas ficam vazias: contam como fronteira. O jogo acaba com a última peça da pilha normal; as peças que restam nas ilhas não importam.
      `,
    },
    isle_of_man: {
      title: 'Grã-Bretanha: a Ilha de Man',
      also: 'comprar turno trio três fichas entregar dobro meeples',
      text: `
        Depois do teu turno podes enviar **um meeple da tua reserva para a Ilha de Man** e jogar logo **mais um turno**, mas só um desses por ronda. Na Ilha um meeple não serve para mais nada.
        **Um trio traz todos os teus meeples de volta.** Um trio são exatamente três fichas: três do mesmo número, ou uma de cada cor. Quando a ficha que acabaste de ganhar completa um trio, tens de o entregar logo, mesmo sem ninguém na Ilha; com vários trios escolhes qual. As fichas saem do jogo, e os meeples voltam a tempo da figura deste turno.
        ! isle
        Aqui as cores são conhecidas: na Grã-Bretanha o azul está na Escócia, o laranja na Irlanda, o violeta em Inglaterra e no País de Gales, e usam-se as três casas de partida.
      `,
    },
    treats: {
      title: 'Península Ibérica: iguarias',
      also: 'deixar outra vez filas dobro ilha baleares brasão petisco',
      text: `
        A ficha que ganhaste **deixa-se de novo no mapa, virada para cima, como iguaria**. Escolhes uma casa livre, sem peça, ficha ou grande cidade, nas filas da sua cor: laranja nas filas 1 a 4, azul nas 5 a 8, violeta nas 9 a 12, a contar de cima. Vilas e ilhas são permitidas. Se não houver casa livre, a ficha sai do jogo.
        Quem coloca uma peça sobre uma iguaria recebe **o dobro do seu número** em pontos. Depois a ficha sai do jogo.
        ! treat
        As casas das Ilhas Baleares mostram brasões: **2 pontos cada**, de imediato, para quem lá colocar uma peça.
      `,
    },
    upgrades: {
      title: 'Alemanha: reforços',
      also: 'pagar quatro dobro força meeple ficha por baixo melhorar',
      text: `
        Antes ou depois de pores a tua figura podes pagar fichas no valor de **exatamente 4** (1+1+1+1, 1+1+2 ou 2+2) e reforçar um dos teus meeples no tabuleiro, mesmo o que acabaste de pôr. Uma ficha fica por baixo dele, as outras saem do jogo. Podes fazê-lo tantas vezes quantas as tuas fichas permitirem.
        Um meeple reforçado tem **força 2** em todas as pontuações, também nos campos. Quando sai do tabuleiro, a sua ficha sai do jogo.
        ! upgrade
        Um meeple leva no máximo uma ficha. Só se reforçam meeples normais, e nenhum que um carteiro [retenha](holding).
      `,
    },
    postman: {
      title: 'O carteiro',
      also: 'força dois figura cartero correio expansão',
      text: `
        Cada jogador tem um carteiro além dos meeples, e juntam-se doze peças com [posto de correios](post_offices).
        O carteiro tem **força 2**. Podes pô-lo como um meeple, numa estrada, cidade, mosteiro ou posto de correios livre da peça acabada de colocar, mas **nunca num campo e nunca num jardim**.
        O que o torna especial:
        - pode ser enviado, chamado e recolhido com [postos de correios](special_actions);
        - numa construção completa pode [ficar e reter toda a gente](holding).
        No passo da figura fazes uma só coisa: pôr uma figura, ou usar um carteiro, ou nada.
      `,
    },
    post_offices: {
      title: 'Postos de correios',
      also: 'correios cliente funcionário nove pontos recolher',
      text: `
        Um posto de correios conta como um [mosteiro](monasteries): completo com peças a toda a volta, **9 pontos** (num mapa, conforme as casas que existem), por maioria. Lá um meeple é cliente, um carteiro é funcionário.
        **Recolhe o teu carteiro mais cedo.** Enquanto o posto estiver incompleto podes, no teu turno e em vez de pores uma figura, recolher de lá o teu carteiro: só tu recebes o que ele vale agora, **1 e mais 1 por cada peça à volta**, esteja lá quem estiver. A peça que colocaste não precisa de ter um posto.
        ! post_office
        No fim do jogo um posto incompleto vale o mesmo, por maioria.
      `,
    },
    special_actions: {
      title: 'As quatro ações especiais',
      also: 'enviar mover chamar retirar adversário vizinhos alcance oito recolher',
      text: `
        Se a peça que colocaste tem um **posto de correios**, o passo da figura oferece mais. Em vez de pores uma figura, podes fazer uma destas coisas:
        - **Envia o teu carteiro** para uma estrada, cidade, mosteiro ou posto de correios incompleto numa das oito peças à volta, **ocupado ou não**. Vem da tua reserva ou de qualquer ponto do tabuleiro.
        - **Retira o carteiro de um adversário** do tabuleiro, de volta ao dono, sem pontos.
        - **Chama qualquer carteiro**, teu ou de outro, de qualquer ponto do tabuleiro para este posto de correios, sem pontos.
        ! send
        E em cada um dos teus turnos, com ou sem posto, e também em vez de pores uma figura:
        - **Recolhe o teu carteiro** de um [posto de correios](post_offices) incompleto, com os pontos dele; ou de uma construção completa onde [retém](holding) outros, sem pontos.
        Quando um carteiro é levado de um posto para outro lado, nada pontua. O que a peça acabou de completar está completo: para lá já não se pode enviar nenhum carteiro.
      `,
    },
    holding: {
      title: 'Reter construções',
      also: 'manter libertar ficar regressar cativo fechar selo prisioneiro',
      text: `
        Uma construção completa com um carteiro pontua como sempre. Depois **cada dono de um carteiro ali decide**, a começar pelo jogador da vez: ele fica ou regressa?
        - Se alguém recolher o seu carteiro, todas as figuras regressam como sempre.
        - Se todos ficarem, **cada figura ali fica retida**, também as dos outros jogadores. Um selo marca-as.
        ! hold
        As figuras retidas ficam livres assim que um carteiro sai da construção, seja como for: recolhido, enviado para outro lado, chamado ou retirado. Nada volta a pontuar.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Jogar no servidor',
      also: 'relógio tempo desfazer ausente desistir computador substituir ligação espectador chat justo desforra',
      text: `
        - **Relógio.** Uma mesa pode ter um: um tempo fixo para cada turno, ou para o jogo todo com algum a somar após cada turno. Corre para quem tem de decidir, mesmo sobre um carteiro no turno de outro. Chegado a zero, o computador decide num instante, ou assume o lugar se a mesa assim o definir.
        - **Desfazer.** Podes pedir para voltar atrás, até antes da tua última ação. Todos os outros que jogam têm de concordar; os computadores concordam sempre. A pilha fica como está.
        - **Ligação.** Se se perder, a página liga-se de novo sozinha; nada se perde. Podes fechar a página e voltar, mesmo noutro dispositivo com o link do teu lugar.
        - **Ritmo.** O que os outros fazem mostra-se ação a ação; um toque ou uma tecla salta para o fim. No menu escolhes calmo, rápido ou imediato. Se voltares a uma mesa, ficas a saber o que entretanto aconteceu e podes vê-lo de novo.
        - **Ausente.** Se alguém estiver fora 30 segundos, os outros podem pôr um computador no seu lugar. Quem volta pode continuar a jogar a qualquer momento.
        - **Desistir.** Com dois jogadores, ganhou o outro. Com mais, um computador continua no teu lugar mas não pode ganhar.
        - **Jogo limpo.** O servidor baralha e guarda o seu segredo até o jogo acabar. Os computadores não veem mais do que tu.
        - **Espera.** Uma mesa cujo jogo não começou ao fim de um dia fecha-se, tal como um jogo que espera 60 dias por uma jogada.
      `,
    },
    controls: {
      title: 'Rato, toque e teclas',
      also: 'teclado atalhos gestos zoom deslocar roda telemóvel acessibilidade',
      text: `
        ## Rato
        - As casas onde a peça encaixa brilham. Clica numa para a experimentar lá; clica de novo, usa a roda sobre ela ou o botão direito para rodar a peça; um duplo clique ou **Colocar** deixa-a de vez.
        - Clica noutra casa qualquer para ver porque não encaixa lá.
        - Clica numa silhueta na peça para lá pôr uma figura; se tiveres vários tipos, escolhe antes outro.
        - Arrasta para mover a vista, usa a roda para aproximar e afastar.
        - Aponta para uma estrada, cidade, mosteiro ou campo para o veres inteiro, com o dono e o que vale.
        ## Toque
        - Toca numa casa para experimentar a peça, toca de novo ou usa os botões redondos para a rodar, e depois **Colocar**. Onde não encaixa, vês porquê.
        - Toca numa silhueta e confirma, ou toca duas vezes; pelo meio podes escolher outra figura para esse lugar.
        - Um dedo move a vista, dois dedos aproximam e afastam.
        - Toca numa estrada, cidade, mosteiro ou campo, ou mantém premido, para ver o que vale.
        ## Teclas
        - **Setas** ou **Tab** escolhem uma casa ou um lugar, **R** roda a peça (Shift R ao contrário), **Enter** confirma.
        - **Esc** retira o que escolheste, passa do tabuleiro à barra, e depois passa a vez.
        - **G** mostra todos os campos de uma vez, com os donos e o que valem.
        - **1** a **9** escolhem uma opção; **P** o carteiro, **U** um reforço.
        - **D** tira, **K** deixa ficar o carteiro, **S** vende, **B** compra um turno.
        - **+** e **−** aproximam e afastam, **F** mostra o tabuleiro todo.
        - **I** observa estradas, cidades e campos: as setas vão então de um para o outro.
      `,
    },
  },
  examples: {
    fit: 'A peça em cima à direita encaixa em todas as casas marcadas, se for bem rodada.',
    spots: 'O Azul pode pôr um meeple onde estão as silhuetas: na cidade ou num dos campos. A estrada já é do Vermelho.',
    road: 'A nova peça fecha a estrada num cruzamento. {tiles} peças: o Azul recebe {p0} pontos.',
    city: 'A cidade está fechada: {tiles} peças e {coats} brasão dão {p0} pontos ao Azul.',
    monastery: 'O último buraco está preenchido: {p0} pontos para o Azul.',
    field: 'No fim do jogo {cities} cidades completas tocam no campo do Azul: {p0} pontos. A terceira cidade está incompleta e não conta.',
    majority: 'Um meeple cada: Azul e Vermelho recebem ambos todos os {p0} pontos.',
    end: 'Pontuação final. Azul: 3 pontos pela cidade incompleta (duas peças, um brasão) e 4 pelo mosteiro com três vizinhas, {p0} ao todo. Vermelho: {p1} pela estrada.',
    border: 'Duas peças e o acesso são {tiles} peças, e o acesso tem {coats} brasão: {p0} pontos.',
    ferry: 'Duas peças e o ferry são {tiles} peças, e o ferry tem {coats} brasão: {p0} pontos.',
    large_city: 'Hanôver está fechada a norte e a sul: {tiles} peças com a sua própria casa, {coats} brasão, {p0} pontos.',
    coast: 'Este mosteiro só tem cinco vizinhas: quatro peças e Munique. Com ele próprio são {p0} pontos.',
    town_road: 'Bónus de estrada: {tiles} peças, e Kassel, que ainda ninguém cobriu, fica ao lado da estrada: {p0} pontos.',
    chip: 'O Azul coloca a peça seguinte sobre a ficha à direita, que afinal é um {value}: {p0} pontos de imediato.',
    wine_town: 'O Azul coloca uma peça sobre Dijon e vende dois uns laranja, a cor das uvas de lá: {p0} pontos.',
    wine_abroad: 'A estrada leva agora a Itália. O Azul vende um dois azul no estrangeiro: {p0} pontos.',
    islands: 'Com uma ficha azul podes levar uma das duas peças à vista da ilha azul.',
    isle: 'O Azul tem uma ficha azul e uma violeta. A ficha laranja na costa completa o trio: {p0} ponto pela ficha, e os dois meeples regressam da Ilha de Man.',
    treat: 'Uma iguaria de {value}: quem colocar aqui uma peça recebe {p0} pontos.',
    upgrade: 'O Azul paga 2+2. O meeple reforçado vence o do Vermelho: todos os {p0} pontos para o Azul, nenhum para o Vermelho.',
    post_office: 'Há cinco peças à volta do posto. O Azul recolhe o carteiro e recebe já {p0} pontos.',
    send: 'O posto de correios acabou de ser colocado. O carteiro do Azul pode ir para qualquer silhueta ao alcance, até para a cidade do Vermelho: lá teria a maioria.',
    hold: 'O carteiro do Azul e os dois meeples do Vermelho tinham força 2 cada; ambos receberam {p0} pontos. Agora o carteiro fica, e os meeples do Vermelho ficam presos.',
    ...expansion_examples,
  },
};
