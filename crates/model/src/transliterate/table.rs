//! What each letter is in ASCII, sixteen to a row.
//!
//! `∅` is nothing at all, `␣` a blank, `·` a character without an answer. `Ə` is E as in machine-readable passports
//! (ICAO Doc 9303, part 3).

use super::Block;

/// The blocks in the order of their characters.
pub(super) const BLOCKS: &[Block] = &[
    // Latin, combining marks, Greek, Cyrillic, Armenian, Hebrew and Arabic.
    Block {
        first: '\u{a0}',
        rows: &[
            r#"␣ ! C/ PS $? Y= | SS " (c) a << ! ∅ (r) -"#,  // 00A0
            "deg +- 2 3 ' u P * , 1 o >> 1/4 1/2 3/4 ?",     // 00B0
            "A A A A A A AE C E E E E I I I I",              // 00C0
            "D N O O O O O x O U U U U Y Th ss",             // 00D0
            "a a a a a a ae c e e e e i i i i",              // 00E0
            "d n o o o o o / o u u u u y th y",              // 00F0
            "A a A a A a C c C c C c C c D d",               // 0100
            "D d E e E e E e E e E e G g G g",               // 0110
            "G g G g H h H h I i I i I i I i",               // 0120
            "I i IJ ij J j K k k L l L l L l L",             // 0130
            "l L l N n N n N n 'n ng NG O o O o",            // 0140
            "O o OE oe R r R r R r S s S s S s",             // 0150
            "S s T t T t T t U u U u U u U u",               // 0160
            "U u U u W w Y y Y Z z Z z Z z s",               // 0170
            "b B B b 6 6 O C c D D D d d E E",               // 0180
            "E F f G G hv I I K k l l W N n O",              // 0190
            "O o OI oi P p YR 2 2 SH sh t T t T U",          // 01A0
            "u Y V Y y Z z ZH ZH zh zh 2 5 5 ts w",          // 01B0
            "| || |= ! DZ Dz dz LJ Lj lj NJ Nj nj A a I",    // 01C0
            "i O o U u U u U u U u U u e A a",               // 01D0
            "A a AE ae G g G g K k O o O o ZH zh",           // 01E0
            "j DZ Dz dz G g HV W N n A a AE ae O o",         // 01F0
            "A a A a E e E e I i I i O o O o",               // 0200
            "R r R r U u U u S s T t Y y H h",               // 0210
            "N d OU ou Z z A a E e O o O o O o",             // 0220
            "O o Y y l n t j db qp A C c L T s",             // 0230
            "z ' ' B U ^ E e J j q q R r Y y",               // 0240
            "a a a b o c d d e e @ e e e e j",               // 0250
            "g g g g u Y h h i i I l l l lZ W",              // 0260
            "W m n n n o OE O F r r r r r r r",              // 0270
            "R R s S j S S t t u U v ^ w y Y",               // 0280
            "z z Z Z ? ? ? C @ B E G H j k L",               // 0290
            "q ? ? dz dZ dz ts tS tC fN ls lz WW ]] h h",    // 02A0
            r#"h h j r r r r w y ' " ` ' ` ` '"#,            // 02B0
            r"? ? < > ^ V ^ V ' - / \ , _ \ /",              // 02C0
            r#": . ` ' ^ V + - V . @ , ~ " R X"#,            // 02D0
            r#"G l s x ? 5 4 3 2 1 / \ V = " V"#,            // 02E0
            "^ < > o ` `` // ~ : [- -] [_ _] _ _ <",         // 02F0
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0300
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0310
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0320
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0330
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0340
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0350
            "∅ ∅ ∅ a e i o u c d h m r t v x",               // 0360
            "H h S s ' , W w · · i s s. s. ? J",             // 0370
            r#"· · · · ' "' A ; E E I · O · U O"#,           // 0380
            "I A B G D E Z E Th I K L M N Ks O",             // 0390
            "P R · S T U Ph Kh Ps O I U a e e i",            // 03A0
            "u a b g d e z e th i k l m n x o",              // 03B0
            "p r s s t u ph kh ps o i u o u o &",            // 03C0
            "b th U U U ph p & Q q St st W w Q q",           // 03D0
            "Sp sp Sh sh F f Kh kh H h G g CH ch Ti ti",     // 03E0
            "k r c j TH e e Sh sh s S s r/ S S. S.",         // 03F0
            "Ie Io Dj Gj E Dz I Yi J Lj Nj Tsh Kj I U Dzh",  // 0400
            "A B V G D E Zh Z I I K L M N O P",              // 0410
            "R S T U F Kh Ts Ch Sh Shch ' Y ' E Iu Ia",      // 0420
            "a b v g d e zh z i i k l m n o p",              // 0430
            "r s t u f kh ts ch sh shch ' y ' e iu ia",      // 0440
            "ie io dj gj ie dz i yi j lj nj tsh kj i u dzh", // 0450
            "O o E e Ie ie E e Ie ie O o Io io Ks ks",       // 0460
            "Ps ps F f Y y Y y u u O o O o Ot ot",           // 0470
            r#"Q q *1000* . ∅ ∅ ∅ . *100.000* *1.000.000* Jh jh " " R' r'"#, // 0480
            "G' g' G' g' G' g' Zh' zh' Z' z' K' k' K' k' K' k'", // 0490
            "K' k' N' n' Ng ng P' p' Kh kh S' s' T' t' U u", // 04A0
            "U' u' Kh' kh' Tts tts Ch' ch' Ch' ch' H h Ch ch Ch' ch'", // 04B0
            "` Zh zh K' k' Lh lh N' n' Nh nh Ch ch Mh mh h", // 04C0
            "a a A a Ae ae Ie ie A a A a Zh zh Z z",         // 04D0
            "Dz dz I i I i O o O o O o E e U u",             // 04E0
            "U u U u Ch ch Gh gh Y y Xh xh X x H h",         // 04F0
            "D d Dj dj Zj zj Dz dz Lj lj Nj nj Sj sj Tj tj", // 0500
            "A a L l Lkh lkh Rkh rkh A a Q q W w Q q",       // 0510
            "L l N n Ph ph ' ' Ny ny Dzh dzh Dch dch L l",   // 0520
            "· A B G D E Z E E T` Zh I L Kh Ts K",           // 0530
            "H Dz Gh Ch M Y N Sh O Ch` P J Rh S V T",        // 0540
            "R Ts` W P` K` O F · · < ' / ! , ? .",           // 0550
            "a a b g d e z e e t` zh i l kh ts k",           // 0560
            "h dz gh ch m y n sh o ch` p j rh s v t",        // 0570
            "r ts` w p` k` o f ew h . - · · * * Dram",       // 0580
            "· ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 0590
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",               // 05A0
            "@ e a o i e e a a o o u ' ∅ - ∅",               // 05B0
            "| h ∅ : ` ` ^ o · · · · · · · ·",               // 05C0
            "' b g d h v z kh t y k k l m m n",              // 05D0
            "n s ` p p ts ts q r sh t · · · · YYY",          // 05E0
            r#"V oy i ' " · · · · · · · · · · ·"#,           // 05F0
            "# sn. ^ # sm. # cbrt 4rt r %0 %00 Af , / ^ *",  // 0600
            "∅ ∅ ∅ ∅ ∅ ∅ i ∅ ∅ ∅ ∅ ; ∅ . . ?",               // 0610
            "y ' a ' w' ' y' ∅ b @ t th j H kh d",           // 0620
            "dh r z s sh S D T Z ` G g g y i i",             // 0630
            "∅ f q k l m n h w ~ y an un in a u",            // 0640
            "i W ∅ a ' ' i ∅ e e o e e o a u'",              // 0650
            "0 1 2 3 4 5 6 7 8 9 % . , * b q",               // 0660
            "a ' ' ' e ' 'w 'u 'y tt tth b t T p th",        // 0670
            "bh 'h H ny dy H ch cch dd D D Dt dh ddh d D",   // 0680
            "D rr R R R R R R j R S S S S S T",              // 0690
            "GH F F F v f ph Q Q kh k K K ng K g",           // 06A0
            "G N G G G L L L L N N N N N h Ch",              // 06B0
            "hy h H @ W oe oe u yu yu W v y Y Y W",          // 06C0
            "e ny y y' . ae ∅ ∅ ∅ ∅ ∅ ∅ ∅ @ # ∅",            // 06D0
            "∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ^ ∅ ∅ ∅ ∅ d r",               // 06E0
            "0 1 2 3 4 5 6 7 8 9 Sh D Gh & +m h",            // 06F0
        ],
    },
    // Georgian.
    Block {
        first: '\u{10a0}',
        rows: &[
            "A B G D E V Z T` I K L M N O P Zh",        // 10A0
            "R S T U P` K` G' Q Sh Ch` C` Z' C Ch X J", // 10B0
            "H E Y W Xh OE · E · · · · · Ae · ·",       // 10C0
            "a b g d e v z t` i k l m n o p zh",        // 10D0
            "r s t u p` k` g' q sh ch` c` z' c ch x j", // 10E0
            "h e y w xh oe f e ` g ` // n ae ` w",      // 10F0
        ],
    },
    // Georgian capitals.
    Block {
        first: '\u{1c90}',
        rows: &[
            "A B G D E V Z T I K' L M N O P' Zh",          // 1C90
            "R S T' U P K Gh Q' Sh Ch Ts Dz Ts' Ch' Kh J", // 1CA0
            "H E Y W X O F E ` G ` · · Ae ` W",            // 1CB0
        ],
    },
    // Latin and Greek with more than one mark, then punctuation.
    Block {
        first: '\u{1e00}',
        rows: &[
            "A a B b B b B b C c D d D d D d",            // 1E00
            "D d D d E e E e E e E e E e F f",            // 1E10
            "G g H h H h H h H h H h I i I i",            // 1E20
            "K k K k K k L l L l L l L l M m",            // 1E30
            "M m M m N n N n N n N n O o O o",            // 1E40
            "O o O o P p P p R r R r R r R r",            // 1E50
            "S s S s S s S s S s T t T t T t",            // 1E60
            "T t U u U u U u U u U u V v V v",            // 1E70
            "W w W w W w W w W w X x X x Y y",            // 1E80
            "Z z Z z Z z h t w y a s s s Ss d",           // 1E90
            "A a A a A a A a A a A a A a A a",            // 1EA0
            "A a A a A a A a E e E e E e E e",            // 1EB0
            "E e E e E e E e I i I i O o O o",            // 1EC0
            "O o O o O o O o O o O o O o O o",            // 1ED0
            "O o O o U u U u U u U u U u U u",            // 1EE0
            "U u Y y Y y Y y Y y LL ll V v Y y",          // 1EF0
            "a a a a a a a a A A A A A A A A",            // 1F00
            "e e e e e e · · E E E E E E · ·",            // 1F10
            "e e e e e e e e E E E E E E E E",            // 1F20
            "i i i i i i i i I I I I I I I I",            // 1F30
            "o o o o o o · · O O O O O O · ·",            // 1F40
            "u u u u u u u u · U · U · U · U",            // 1F50
            "o o o o o o o o O O O O O O O O",            // 1F60
            "a a e e e e i i o o u u o o · ·",            // 1F70
            "a a a a a a a a A A A A A A A A",            // 1F80
            "e e e e e e e e E E E E E E E E",            // 1F90
            "o o o o o o o o O O O O O O O O",            // 1FA0
            "a a a a a · a a A A A A A ' i '",            // 1FB0
            r#"~ "~ e e e · e e E E E E E '` '' '~"#,     // 1FC0
            "i i i i · · i i I I I I · `' `' `~",         // 1FD0
            r#"u u u u R R u u U U U U R "` "' `"#,       // 1FE0
            "· · o o o · o o O O O O O ' ` ·",            // 1FF0
            "␣ ␣ ␣ ␣ ␣ ␣ ␣ ␣ ␣ ␣ ␣ ␣ ∅ ∅ ∅ ∅",            // 2000
            r#"- - - - -- -- || _ ' ' , ' " " ,, ""#,     // 2010
            "+ ++ * *> . .. ... . ␣ ␣ ∅ ∅ ∅ ∅ ∅ ␣",       // 2020
            "%0 %00 ' '' ''' ` `` ``` ^ < > * !! !? - _", // 2030
            "- ^ *** -- / -[ ]- ?? ?! !? 7 PP (] [) * ;", // 2040
            "_ ** ./. ~ _ * _ '''' _ * : _ + _ _ ␣",      // 2050
            "∅ ∅ ∅ ∅ ∅ · ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅",            // 2060
        ],
    },
    // Currencies.
    Block {
        first: '\u{20a0}',
        rows: &[
            "ECU CL Cr FF L mil N Pts Rs W NS D EUR K T Dr",    // 20A0
            "Pf P G A HRN C lt Sm T Rs TL M Manat Rb Lari BTC", // 20B0
            "Som · · · · · · · · · · · · · · ·",                // 20C0
        ],
    },
    // Ligatures.
    Block {
        first: '\u{fb00}',
        rows: &[
            "ff fi fl ffi ffl st st · · · · · · · · ·", // FB00
        ],
    },
];
