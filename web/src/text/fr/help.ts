import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Comment jouer',
    lead: 'Joue une leçon en quelques minutes, ou lis les règles par thème. Chaque exemple a été joué par le jeu lui-même : les points sont donc justes.',
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    found: 'Résultats',
    hits: 'Thèmes trouvés : {n}',
    nothing: 'Rien trouvé. Essaie un mot plus court : route, ferry, jeton, facteur…',
    next: 'Suite : {topic}',
    all: 'Toutes les règles sur une page, à imprimer',
    all_topics: 'Toutes les règles',
  },
  lessons: {
    base: { title: 'Le jeu de base', about: 'Six petites tâches pour débuter' },
    maps: { title: 'Cartes et jetons', about: 'Frontières, ferries, grandes villes, jetons' },
    postman: { title: 'Le facteur', about: 'Tout ce qu’il sait faire' },
    expansions: { title: 'Extensions', about: 'Grand meeple, auberges, bâtisseur, marchandises, abbé, cochon' },
  },
  groups: {
    basics: 'Le jeu de base',
    maps: 'Cartes',
    chips: 'Jetons',
    postman: 'Le facteur',
    expansions: 'Extensions',
    here: 'Sur cette page',
  },
  topics: {
    turn: {
      title: 'Un tour',
      also: 'déroulement ordre début mise en place joueurs gagner vainqueur aperçu',
      text: `
        De deux à six joueurs construisent un paysage de tuiles. À ton tour :
        - **Pose une tuile.** Tu en pioches une et tu la [poses](tiles) là où elle va.
        - **Pose une figurine**, si tu veux, sur une route, une ville, une abbaye ou un pré de [cette tuile](figures).
        - **Compte.** Ce que la tuile a terminé est [compté](scoring) aussitôt, et les figurines qui s’y trouvent rentrent.
        Puis c’est au joueur suivant, dans le sens des aiguilles d’une montre. Quand il n’y a plus de tuile, la partie se termine, et ce qui est inachevé [compte encore un peu](end). Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
        Tu commences avec **7 meeples**, ou avec **9** sur une carte. On peut préparer une partie avec un autre nombre, de 1 à 20.
        ## Quand beaucoup de choses arrivent à la fois
        Avec les cartes, les jetons et le facteur, un tour a plus d’étapes. Elles viennent toujours dans cet ordre :
        - les points d’un [jeton](chips) ou d’un [délice](treats) que la tuile recouvre et des blasons d’une case d’île ; le prix d’un [bourg](towns)
        - rendre un [trio](isle_of_man), poser un [délice](treats)
        - les figurines : en poser une, faire rentrer l’[abbé](abbot), utiliser le [facteur](special_actions), [renforcer](upgrades) des meeples
        - le décompte : d’abord les routes, puis les villes, puis les abbayes, les bureaux de poste et les jardins
        - les facteurs [restent ou rentrent](holding)
        - la vente du [vin](wine)
        - la deuxième tuile du [bâtisseur](builder)
        - la tuile de plus pour un [bourg](towns)
        - l’achat d’[un autre tour](isle_of_man)
      `,
    },
    tiles: {
      title: 'Poser des tuiles',
      also: 'placer convenir piocher tourner défausser pile extension auberges cathédrales',
      text: `
        La tuile doit toucher par un côté une tuile déjà posée, et **chaque côté doit correspondre** à son voisin : route contre route, ville contre ville, pré contre pré. Tu peux la tourner comme tu veux.
        ! fit
        Une tuile qui ne va nulle part quitte le jeu, tout le monde la voit, et tu en pioches une autre.
        Sur une carte, les tuiles vont seulement sur les cases imprimées : voir [Cartes](maps).
        On peut mélanger au jeu les tuiles d’Auberges et Cathédrales et de Marchands et Bâtisseurs. Leurs auberges, cathédrales et marchandises sont alors un simple décor, sauf si l’on joue aussi avec leurs [règles](expansions).
      `,
    },
    figures: {
      title: 'Poser des figurines',
      also: 'meeple partisan chevalier voleur brigand moine paysan réserve occupé',
      text: `
        Après avoir posé la tuile, tu peux y placer **une** figurine de ta réserve : sur une route, une ville, une abbaye ou un pré de **cette tuile**.
        Toute la zone doit être libre. Si une figurine, même à toi, se trouve n’importe où sur la route, la ville ou le pré qui s’y relie, tu ne peux pas en ajouter une.
        ! spots
        Plusieurs joueurs peuvent tout de même s’y retrouver ensemble : quand une tuile relie deux routes ou deux villes qui ont chacune un propriétaire. C’est alors la [majorité](scoring) qui décide.
        Une figurine reste jusqu’à ce que sa zone soit terminée et comptée. Dans un [pré](fields), elle reste jusqu’à la fin de la partie.
      `,
    },
    roads: {
      title: 'Routes',
      also: 'chemin voleur brigand carrefour croisement boucle terminée',
      text: `
        Une route est **terminée** quand ses deux bouts sont fermés : à un carrefour, une ville, une abbaye ou un autre bâtiment. Une boucle fermée est terminée, elle aussi.
        Une route terminée vaut **1 point par tuile**. Une tuile compte une fois, même si la route y passe deux fois.
        ! road
        Sur les cartes, les routes s’arrêtent aussi aux [frontières](borders) et prennent les [ferries](ferries), les unes et les autres avec des blasons qui comptent.
      `,
    },
    cities: {
      title: 'Villes',
      also: 'cité muraille rempart chevalier blason bouclier terminée',
      text: `
        Une ville est **terminée** quand sa muraille est fermée tout autour et qu’il n’y a pas de trou à l’intérieur.
        Une ville terminée vaut **2 points par tuile et 2 par blason**. La plus petite ville, de deux tuiles, compte comme les autres : 4 points.
        ! city
        À la fin de la partie, une ville inachevée vaut la moitié : [La fin](end).
      `,
    },
    monasteries: {
      title: 'Abbayes',
      also: 'abbaye monastère cloître moine neuf entourée voisines',
      text: `
        Une abbaye est **terminée** quand les huit cases autour d’elle portent une tuile. Elle vaut **9 points** : un pour elle-même et un par voisine.
        ! monastery
        Sur les cartes, moins de voisines peuvent suffire : là où il n’y a pas de case, il ne faut rien. Voir [Frontières et amorces](borders).
        Les [bureaux de poste](post_offices) comptent de la même façon.
      `,
    },
    fields: {
      title: 'Prés',
      also: 'ferme paysan fermier prairie champ herbe pâturage fin',
      text: `
        Une figurine peut se coucher dans un pré comme paysan. Les prés ne sont jamais terminés : elle y **reste jusqu’à la fin** de la partie.
        Au décompte final, un pré vaut **3 points par ville terminée qui le touche**. Une ville compte une seule fois pour un pré, même s’ils se touchent plusieurs fois. Les routes, les murailles et les frontières séparent les prés.
        ! field
        Plusieurs paysans dans un pré : la [majorité](scoring) prend tous les points. Le facteur ne se couche jamais dans un pré.
        On peut aussi jouer sans les prés.
      `,
    },
    scoring: {
      title: 'Décompte et majorité',
      also: 'points égalité partager force plus retour score',
      text: `
        Ce que la tuile termine est compté aussitôt, peu importe qui l’a posée. Qui y a **le plus de force** a la majorité et prend tous les points. En cas d’égalité, tous ceux qui sont en tête prennent **tous** les points.
        ! majority
        - Un meeple a une force de 1.
        - Un [facteur](postman), un [grand meeple](large_meeple) et un meeple [renforcé](upgrades) ont une force de 2 ; le [bâtisseur](builder) et le [cochon](pig) n’en ont pas.
        - Sans figurine, rien ne rapporte de points.
        Puis toutes les figurines retournent dans la réserve de leurs propriétaires, même celles des joueurs qui n’ont rien eu, sauf si un [facteur les retient](holding).
        ## En bref
        - Route : 1 par tuile
        - Ville : 2 par tuile, 2 par blason
        - Abbaye, bureau de poste, jardin : 9
        - Blason sur une route (cartes) : 2
      `,
    },
    end: {
      title: 'La fin de la partie',
      also: 'décompte final incomplet inachevé dernière tuile vainqueur',
      text: `
        La partie se termine quand la dernière tuile est posée ; sur une carte, aussi quand toutes les cases sont recouvertes. Alors on compte tout ce qui porte encore des figurines, à la majorité comme toujours :
        - route inachevée : **1** par tuile
        - ville inachevée : **1** par tuile et **1** par blason
        - abbaye, bureau de poste ou jardin inachevé : **1**, et 1 par tuile autour
        - pré : **3** par ville terminée qui le touche
        ! end
        Les blasons d’une route inachevée comptent 1. Les jetons qui restent ne comptent pas.
      `,
    },
    maps: {
      title: 'Cartes',
      also: 'pays cases départ choisir grille mélange allemagne france benelux bretagne ibérique meeples conseillé',
      text: `
        Sur une carte, on pose les tuiles **seulement sur les cases imprimées**. Tu peux utiliser une case qui est
        - à côté d’une tuile, comme toujours ;
        - à côté d’une [grande ville](large_cities) déjà atteinte ;
        - à l’autre bout d’un [ferry](ferries) déjà atteint.
        Chacun a **9 meeples**. La partie commence en deux ou trois lieux à la fois : la tuile de départ et d’autres tuiles, tirées au hasard, se trouvent sur des **cases de départ** (trois en Grande-Bretagne et dans la péninsule Ibérique, deux ailleurs). Vous pouvez choisir lesquelles et combien, deux au moins, et sur laquelle se trouve la tuile de départ ; sinon, le hasard choisit. Les cases de départ non utilisées sont des [bourgs](towns) ordinaires.
        Chaque carte conseille un nombre de tuiles : de 110 à 120 ; en Grande-Bretagne, plus petite, de 90 à 100. Si vous ne choisissez pas de tuiles, on joue avec le **mélange conseillé** : le jeu de base et, autant qu’il en faut, des tuiles d’Auberges et Cathédrales et de Marchands et Bâtisseurs. Les tuiles du facteur en font partie ; si cela en fait trop, quelques-unes sont écartées au hasard.
        Sans ses jetons, une carte se joue comme si les raisins, les marques de jetons, les lignes de couleur et les blasons des cases d’île n’étaient pas imprimés.
      `,
    },
    borders: {
      title: 'Frontières et amorces',
      also: 'bord frontière étranger amorce côte blason abbaye fermé',
      text: `
        Là où une case n’a pas de voisine, la carte a une frontière. **Tout ce qui touche une frontière y est fermé** : une route s’arrête, une ville a sa muraille, un pré finit. N’importe quel côté d’une tuile convient.
        Certaines frontières montrent l’amorce d’une **route ou d’une ville qui vient de l’étranger**. La tuile doit y montrer la même chose. L’amorce ferme la route ou la ville, **compte comme une tuile** et ajoute ses **blasons** : 2 points chacun, sur les routes aussi ; 1 chacun si la zone reste inachevée à la fin.
        ! border
        ## Abbayes au bord de la carte
        Une abbaye ou un bureau de poste n’a besoin que des cases qui existent. Chacun vaut 1, plus 1 par tuile et par case de grande ville autour. Les amorces et les ferries ne comptent pas.
        ! coast
      `,
    },
    large_cities: {
      title: 'Grandes villes',
      also: 'ville imprimée berlin paris londres madrid amsterdam capitale relier',
      text: `
        Les grandes villes, comme Paris, sont imprimées sur la carte. On n’y pose aucune tuile.
        Une grande ville est **atteinte** dès qu’une tuile se trouve à côté d’une de ses cases. Dès lors, tout le monde peut poser des tuiles à côté de **toutes** ses cases, même de l’autre côté.
        Ses côtés ouverts sont de la ville, ses côtés fermés du pré ; une tuile voisine doit correspondre. La ville est terminée quand chaque côté ouvert est recouvert et que le reste est fermé. **Chacune de ses cases compte comme une tuile**, et ses blasons comptent : 2 points chacun, 1 si elle reste inachevée à la fin.
        ! large_city
      `,
    },
    ferries: {
      title: 'Ferries et îles',
      also: 'ferry bac bateau mer île port ligne',
      text: `
        Un ferry est un bout de route entre deux cases. Il est **atteint** dès qu’une tuile se trouve à l’une des extrémités ; tout le monde peut alors utiliser la case **à l’autre extrémité**.
        Les deux extrémités demandent une route. Le ferry **compte comme une tuile** de cette route et ajoute ses **blasons** : 2 points chacun. Tant qu’il manque une tuile à une extrémité, la route est ouverte.
        ! ferry
        On n’atteint les îles qu’en ferry ; à part cela, ce sont des cases ordinaires. Les deux extrémités d’un ferry ne sont pas voisines : ni les abbayes ni le facteur ne vont de l’autre côté.
      `,
    },
    towns: {
      title: 'Bourgs',
      also: 'variante tuile de plus péage prix bonus cases de départ recouvrir village',
      text: `
        Les bourgs sont des cases ordinaires avec un nom, et les cases de départ non utilisées aussi. Trois variantes leur donnent un rôle ; chacune s’active séparément quand on prépare une partie. Deux concernent le fait de recouvrir un bourg, une les routes qui passent à côté.
        - **Tuile de plus.** Qui recouvre un bourg prend une deuxième tuile après le décompte et la joue en entier. Un bourg recouvert par cette tuile ne donne rien.
        - **Péage.** Recouvrir un bourg coûte 2 points. Ton score ne descend jamais sous 0.
        - **Bonus de route.** Une route que l’on compte rapporte 2 points de plus par bourg non recouvert à côté d’une de ses tuiles, même à la fin de la partie. Un bourg compte une fois par route.
        ! town_road
      `,
    },
    chips: {
      title: 'Jetons',
      also: 'jeton violet bleu orange face cachée valeur poser à la main répartir autre carte',
      text: `
        Chaque carte a 30 jetons : dix violets, dix bleus et dix orange ; dans chaque couleur, six montrent 1 et quatre montrent 2. Avant la partie, on les pose **face cachée**, un par case :
        - pas sur les bourgs, les cases de départ ou les grandes villes, ni aux Baléares ;
        - pas l’un à côté de l’autre ;
        - pas à côté d’une case de départ utilisée, ni d’un côté ouvert d’une grande ville.
        Le programme les répartit sur toute la carte. Si la partie est préparée ainsi, les joueurs les posent **à la main** : chacun à son tour, un à la fois, avant la première tuile. En Grande-Bretagne, les cases des jetons sont imprimées.
        **Pose une tuile sur un jeton** et il est à toi : tu reçois aussitôt son nombre en points, et le jeton reste visible devant toi.
        ! chip
        L’usage des jetons dépend de la carte :
        - France : [le vin](wine)
        - Benelux : [les tuiles des îles](islands), avec 20 jetons
        - Grande-Bretagne : [l’île de Man](isle_of_man)
        - Péninsule Ibérique : [les délices](treats)
        - Allemagne : [les renforts](upgrades)
        On peut jouer les règles des jetons d’une carte sur une autre si elle a ce qu’il faut : pour le vin, une amorce de frontière avec un blason ou un bourg avec des raisins ; pour les tuiles des îles, les îles avec leurs piles ; pour les délices, douze lignes. L’île de Man et les renforts vont avec toutes les cartes.
        Les jetons face cachée sont secrets pour tout le monde ; on ne connaît leur couleur qu’avec l’île de Man. Les jetons qui restent à la fin ne comptent pas.
      `,
    },
    wine: {
      title: 'France : le vin',
      also: 'vendre vente raisin étranger bourg vigne vignoble',
      text: `
        Un **vin**, ce sont des jetons d’une couleur dont la somme fait exactement 2 : deux uns, ou un deux. Tu peux vendre **un vin par tour**, après les figurines et le décompte. Les jetons quittent le jeu.
        - **Dans un bourg : 9 points.** La tuile que tu as posée ce tour recouvre un bourg, et le vin a la couleur de ses raisins.
        - **À l’étranger : 5 points.** La tuile que tu as posée ce tour rejoint une amorce de frontière avec au moins un blason. Toutes les couleurs conviennent.
        ! wine_town
        ! wine_abroad
        Un jeton pris avec la même tuile peut être vendu tout de suite.
      `,
    },
    islands: {
      title: 'Benelux : les tuiles des îles',
      also: 'pile prendre acheter piocher visible texel vlieland terschelling vagues',
      text: `
        Sur trois îles, violette, bleue et orange, se trouvent chaque fois deux piles de cinq tuiles. La tuile du dessus est visible.
        Avant de piocher, tu peux **payer un jeton et prendre une tuile visible** sur l’île de la couleur du jeton. Le nombre du jeton ne compte pas. Le jeton quitte le jeu ; la tuile suivante de cette pile est retournée à la fin de ton tour.
        ! islands
        On ne peut prendre qu’une tuile qui peut être posée. Qui a pioché ne choisit plus.
        On ne pose que 20 des jetons. Les cases avec des vagues restent vides : elles comptent comme frontière. La partie se termine avec la dernière tuile de la pile ordinaire ; les tuiles qui restent sur les îles n’y changent rien.
      `,
    },
    isle_of_man: {
      title: 'Grande-Bretagne : l’île de Man',
      also: 'acheter tour trio trois jetons rendre double meeples',
      text: `
        Après ton tour, tu peux envoyer **un meeple de ta réserve sur l’île de Man** et jouer aussitôt **un tour de plus**, mais un seul de cette façon à chaque tour de table. Sur l’île, un meeple ne sert à rien d’autre.
        **Un trio ramène tous tes meeples.** Un trio, ce sont exactement trois jetons : trois du même nombre, ou un de chaque couleur. Quand le jeton que tu viens de prendre complète un trio, tu dois le rendre aussitôt, même si tu n’as personne sur l’île ; s’il y en a plusieurs, tu choisis. Les jetons quittent le jeu, et les meeples reviennent à temps pour la figurine de ce tour.
        ! isle
        Ici, les couleurs sont connues : en Grande-Bretagne, le bleu est en Écosse, l’orange en Irlande, le violet en Angleterre et au pays de Galles, et les trois cases de départ sont utilisées.
      `,
    },
    treats: {
      title: 'Péninsule Ibérique : les délices',
      also: 'reposer lignes double île baléares blason gourmandise friandise',
      text: `
        Le jeton que tu as pris est **reposé, face visible, comme délice**. Tu choisis une case libre, sans tuile, jeton ni grande ville, dans les lignes de sa couleur : orange dans les lignes 1 à 4, bleu dans les lignes 5 à 8, violet dans les lignes 9 à 12, en comptant d’en haut. Les bourgs et les îles sont permis. Si aucune case n’est libre, le jeton quitte le jeu.
        Qui pose une tuile sur un délice reçoit **le double de son nombre** en points. Puis le jeton quitte le jeu.
        ! treat
        Les cases des Baléares montrent des blasons : **2 points chacun**, aussitôt, pour qui y pose une tuile.
      `,
    },
    upgrades: {
      title: 'Allemagne : les renforts',
      also: 'payer quatre double force meeple jeton dessous renforcer améliorer',
      text: `
        Avant ou après avoir posé ta figurine, tu peux payer des jetons d’une valeur d’**exactement 4** (1+1+1+1, 1+1+2 ou 2+2) et renforcer un de tes meeples sur le plateau, même celui que tu viens de poser. Un jeton va dessous, les autres quittent le jeu. Tu peux le faire aussi souvent que tes jetons le permettent.
        Un meeple renforcé a une **force de 2** dans tous les décomptes, dans les prés aussi. Quand il quitte le plateau, son jeton quitte le jeu.
        ! upgrade
        Un meeple porte un jeton au plus. On ne renforce que les meeples ordinaires, et aucun de ceux qu’un facteur [retient](holding).
      `,
    },
    postman: {
      title: 'Le facteur',
      also: 'force deux figurine courrier poste extension',
      text: `
        Chaque joueur a un facteur en plus de ses meeples, et douze tuiles avec un [bureau de poste](post_offices) s’ajoutent aux autres.
        Le facteur a une **force de 2**. Tu peux le poser comme un meeple, sur une route, une ville, une abbaye ou un bureau de poste libre de la tuile que tu viens de poser, mais **jamais dans un pré ni dans un jardin**.
        Ce qui le rend spécial :
        - avec les [bureaux de poste](special_actions), on peut l’envoyer, l’appeler et le reprendre ;
        - sur une zone terminée, il peut [rester et retenir tout le monde](holding).
        À l’étape des figurines, tu fais une seule chose : poser une figurine, utiliser un facteur, ou rien.
      `,
    },
    post_offices: {
      title: 'Bureaux de poste',
      also: 'poste bureau client employé guichet neuf points reprendre',
      text: `
        Un bureau de poste compte comme une [abbaye](monasteries) : terminé quand des tuiles l’entourent, **9 points** (sur une carte, selon les cases qui existent), à la majorité. Un meeple y est un client, un facteur un employé.
        **Reprends ton facteur plus tôt.** Tant que le bureau est inachevé, tu peux, à ton tour et au lieu de poser une figurine, en reprendre ton propre facteur : toi seul reçois ce qu’il vaut maintenant, **1 et 1 par tuile autour**, peu importe qui d’autre s’y trouve. La tuile que tu as posée n’a pas besoin d’avoir un bureau de poste.
        ! post_office
        À la fin de la partie, un bureau inachevé vaut autant, à la majorité.
      `,
    },
    special_actions: {
      title: 'Les quatre actions spéciales',
      also: 'envoyer appeler retirer adversaire voisines portée huit reprendre',
      text: `
        Si la tuile que tu as posée a un **bureau de poste**, l’étape des figurines offre davantage. Tu peux faire une de ces actions au lieu de poser une figurine :
        - **Envoyer ton facteur** vers une route, une ville, une abbaye ou un bureau de poste inachevé d’une des huit tuiles autour, **occupé ou non**. Il vient de ta réserve ou de n’importe où sur le plateau.
        - **Retirer le facteur d’un adversaire** du plateau : il retourne à son propriétaire, sans points.
        - **Appeler un facteur**, le tien ou celui d’un autre, de n’importe où sur le plateau dans ce bureau de poste, sans points.
        ! send
        Et à chacun de tes tours, avec ou sans bureau, toujours au lieu de poser une figurine :
        - **Reprendre ton facteur** d’un [bureau de poste](post_offices) inachevé, avec ses points ; ou d’une zone terminée où il [retient](holding) d’autres figurines, sans points.
        Quand un facteur est envoyé ou appelé hors d’un bureau, rien n’est compté. Ce que la tuile vient de terminer est terminé : on ne peut plus y envoyer de facteur.
      `,
    },
    holding: {
      title: 'Retenir une zone',
      also: 'garder libérer rester rentrer captif cachet prisonnier',
      text: `
        Une zone terminée avec un facteur est comptée comme d’habitude. Puis **chaque propriétaire d’un facteur qui s’y trouve décide**, à commencer par le joueur dont c’est le tour : reste-t-il ou rentre-t-il ?
        - Si quelqu’un fait rentrer un facteur, toutes les figurines rentrent comme d’habitude.
        - Si tous restent, **toutes les figurines sont retenues**, même celles des autres joueurs. Un cachet les marque.
        ! hold
        Les figurines retenues sont libres dès qu’un facteur quitte la zone, de n’importe quelle façon : repris, envoyé ailleurs, appelé ou retiré. Rien n’est compté une deuxième fois.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Jouer sur le serveur',
      also: 'horloge temps reprendre annuler absent abandonner ordinateur remplacer reconnexion spectateur chat équitable revanche',
      text: `
        - **Horloge.** Une table peut en avoir une : un temps donné pour chaque tour, ou pour toute la partie avec un supplément après chaque tour. Elle tourne pour qui doit décider, même pour un facteur pendant le tour d’un autre. À zéro, l’ordinateur décide aussitôt, ou prend la place si la table le prévoit.
        - **Reprendre un coup.** Tu peux demander à revenir avant ta dernière action. Tous les autres joueurs doivent accepter ; l’ordinateur accepte toujours. La pile reste comme elle est.
        - **Connexion.** Si elle est coupée, la page se reconnecte toute seule ; rien n’est perdu. Tu peux fermer la page et revenir, même sur un autre appareil avec le lien de ta place.
        - **Rythme.** Ce que font les autres est montré une action après l’autre ; une touche ou un appui saute à la fin. Le menu offre un rythme calme, un rythme rapide, ou tout d’un coup. Si tu reviens à une table, tu apprends ce qui s’est passé depuis et tu peux le revoir.
        - **Absence.** Si quelqu’un est absent depuis 30 secondes, les autres peuvent laisser l’ordinateur prendre sa place. Qui revient peut reprendre la main à tout moment.
        - **Abandon.** À deux joueurs, l’autre a gagné. À plus, l’ordinateur continue à ta place, mais ne peut pas gagner.
        - **Franc jeu.** Le serveur mélange et garde son secret jusqu’à la fin de la partie. L’ordinateur n’en voit pas plus que toi.
        - **Attente.** Une table dont la partie n’a pas commencé après un jour est fermée, de même qu’une partie qui attend un coup pendant 60 jours.
      `,
    },
    controls: {
      title: 'Souris, doigts et touches',
      also: 'clavier raccourcis gestes zoom déplacer molette téléphone accessibilité tactile',
      text: `
        ## Souris
        - Les cases où va la tuile brillent. Clique sur une case pour l’essayer ; un autre clic, la molette ou le bouton droit la tournent ; un double clic ou **Poser** la pose pour de bon.
        - Clique sur n’importe quelle autre case pour voir pourquoi la tuile n’y va pas.
        - Clique sur une silhouette de la tuile pour y poser une figurine ; si tu en as plusieurs sortes, choisis d’abord l’autre.
        - Fais glisser pour déplacer la vue, utilise la molette pour zoomer.
        - Passe la souris sur une route, une ville, une abbaye ou un pré pour voir toute son étendue, son propriétaire et sa valeur.
        ## Doigts
        - Touche une case pour essayer la tuile, touche encore ou utilise les boutons ronds pour la tourner, puis **Poser**. Là où elle ne va pas, tu vois pourquoi.
        - Touche une silhouette, puis confirme, ou touche-la deux fois ; entre-temps, tu peux choisir une autre figurine pour ce lieu.
        - Un doigt déplace la vue, deux doigts zooment.
        - Touche ou maintiens une route, une ville, une abbaye ou un pré pour voir sa valeur.
        ## Touches
        - Les **flèches** ou **Tab** choisissent une case ou un lieu, **R** tourne la tuile (Maj R dans l’autre sens), **Entrée** confirme.
        - **Échap** reprend ce que tu as choisi, passe du plateau à la barre, puis passe le tour.
        - **G** montre tous les prés à la fois, avec leurs propriétaires et leur valeur.
        - **1** à **9** choisissent une fiche ; **P** le facteur, **U** un renfort.
        - **D** pioche, **K** laisse le facteur sur place, **S** vend, **B** achète un tour.
        - **+** et **−** zooment, **F** montre tout le plateau.
        - **I** regarde les routes, les villes et les prés : les flèches passent alors de l’un à l’autre.
      `,
    },
  },
  examples: {
    fit: 'La tuile en haut à droite va sur chaque case marquée, tournée dans le bon sens.',
    spots: 'Bleu peut poser un meeple là où sont les silhouettes : dans la ville ou dans un des prés. La route est déjà à Rouge.',
    road: 'La nouvelle tuile ferme la route à un carrefour. {tiles} tuiles : Bleu reçoit {p0} points.',
    city: 'La ville est fermée : {tiles} tuiles et {coats} blason rapportent {p0} points à Bleu.',
    monastery: 'Le dernier trou est comblé : {p0} points pour Bleu.',
    field: 'À la fin de la partie, {cities} villes terminées touchent le pré de Bleu : {p0} points. La troisième ville est inachevée et ne compte pas.',
    majority: 'Un meeple chacun : Bleu et Rouge reçoivent tous deux les {p0} points.',
    end: 'Décompte final. Bleu : 3 points pour la ville inachevée (deux tuiles, un blason) et 4 pour l’abbaye avec trois voisines, {p0} en tout. Rouge : {p1} pour la route.',
    border: 'Deux tuiles et l’amorce font {tiles} tuiles, et l’amorce a {coats} blason : {p0} points.',
    ferry: 'Deux tuiles et le ferry font {tiles} tuiles, et le ferry a {coats} blason : {p0} points.',
    large_city: 'Hanovre est fermée au nord et au sud : {tiles} tuiles avec sa propre case, {coats} blason, {p0} points.',
    coast: 'Cette abbaye n’a que cinq voisines : quatre tuiles et Munich. Avec elle-même, cela fait {p0} points.',
    town_road: 'Bonus de route : {tiles} tuiles, et Cassel, bourg que personne n’a encore recouvert, est à côté de la route : {p0} points.',
    chip: 'Bleu pose la tuile suivante sur le jeton de droite, qui se révèle être un {value} : {p0} points aussitôt.',
    wine_town: 'Bleu pose une tuile sur Dijon et vend deux uns orange, la couleur de ses raisins : {p0} points.',
    wine_abroad: 'La route mène maintenant en Italie. Bleu vend un deux bleu à l’étranger : {p0} points.',
    islands: 'Avec un jeton bleu, tu peux prendre une des deux tuiles visibles de l’île bleue.',
    isle: 'Bleu a un jeton bleu et un violet. Le jeton orange sur la côte complète le trio : {p0} point pour le jeton, et les deux meeples reviennent de l’île de Man.',
    treat: 'Un délice de {value} : qui pose une tuile ici reçoit {p0} points.',
    upgrade: 'Bleu paie 2+2. Le meeple renforcé l’emporte sur celui de Rouge : les {p0} points pour Bleu, aucun pour Rouge.',
    post_office: 'Il y a cinq tuiles autour du bureau. Bleu reprend le facteur et reçoit {p0} points tout de suite.',
    send: 'Le bureau de poste vient d’être posé. Le facteur de Bleu peut aller vers chaque silhouette à portée, même dans la ville de Rouge : il y aurait la majorité.',
    hold: 'Le facteur de Bleu et les deux meeples de Rouge avaient chacun une force de 2 ; tous deux ont reçu {p0} points. Maintenant le facteur reste, et les meeples de Rouge sont coincés.',
    ...expansion_examples,
  },
};
